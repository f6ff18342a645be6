import type { ReactNode } from 'react';
import { words } from '../words/index.ts';
import { Counter, type CounterFace } from './counter.tsx';

/** Something on the banner's map, in thousandths of its width. */
interface Place {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
}

const TOWNS: readonly Place[] = [
  { name: 'Cherbourg', at: [148, 37] },
  { name: 'Ste-Mère-Église', at: [284, 203] },
  { name: 'Carentan', at: [308, 269] },
  { name: 'Saint-Lô', at: [369, 403] },
  { name: 'Coutances', at: [208, 444] },
  { name: 'Bayeux', at: [556, 299] },
  { name: 'Caen', at: [707, 369] },
  { name: 'Le Havre', at: [935, 157] },
];

const BEACHES: readonly Place[] = [
  { name: 'Utah', at: [366, 182] },
  { name: 'Omaha', at: [484, 218] },
  { name: 'Gold', at: [612, 243] },
  { name: 'Juno', at: [663, 243] },
  { name: 'Sword', at: [742, 270] },
];

/** The landing divisions behind their beaches, the Germans before them. */
const COUNTERS: readonly { readonly at: Place['at']; readonly face: CounterFace }[] = [
  { at: [258, 176], face: { army: 'us', branch: 'airborne', size: 'division' } },
  { at: [460, 250], face: { army: 'us', branch: 'infantry', size: 'division' } },
  { at: [618, 276], face: { army: 'british', branch: 'infantry', size: 'division' } },
  { at: [667, 282], face: { army: 'british', branch: 'armour', size: 'division' } },
  { at: [772, 308], face: { army: 'british', branch: 'airborne', size: 'division' } },
  { at: [182, 152], face: { army: 'german', branch: 'infantry', size: 'division' } },
  { at: [447, 324], face: { army: 'german', branch: 'infantry', size: 'division' } },
  { at: [745, 416], face: { army: 'german', branch: 'armour', size: 'division' } },
  { at: [600, 376], face: { army: 'german', branch: 'armour', size: 'division' } },
];

const COUNTER = 30;

const Town = ({ name, at: [x, y] }: Place) => (
  <text className="home-town" x={x > 900 ? x - 9 : x + 9} y={y + 4} textAnchor={x > 900 ? 'end' : 'start'}>
    {name}
  </text>
);

/** Normandy as it lies on the table, with what is said about it; all of it is only to look at. */
export const Banner = ({ children }: { readonly children: ReactNode }) => (
  <header className="home-banner">
    <div className="home-map" aria-hidden="true">
      <img
        src="maps/banner.webp"
        srcSet="maps/banner-small.webp 960w, maps/banner.webp 1920w"
        sizes="max(100vw, 40rem)"
        alt=""
        width="1920"
        height="1011"
        fetchPriority="high"
      />
      <svg viewBox="0 0 1000 526" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {TOWNS.map((town) => (
          <Town key={town.name} {...town} />
        ))}
        {BEACHES.map(({ name, at: [x, y] }) => (
          <text key={name} className="home-beach" x={x} y={y}>
            {name}
          </text>
        ))}
        {COUNTERS.map(({ at: [x, y], face }) => (
          <g
            key={`${x}`}
            transform={`translate(${x - COUNTER / 2} ${y - COUNTER / 2}) scale(${COUNTER / 64})`}
          >
            <Counter face={face} />
          </g>
        ))}
      </svg>
    </div>
    <div className="home-title">
      <h1>{words().home.title}</h1>
      <p className="home-tagline">{words().home.tagline}</p>
      {children}
    </div>
  </header>
);
