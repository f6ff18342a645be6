import { fireAt, goes, hitAt, lossAt, type Manner, ringAt, type StrokeLook, takenBy, whereIs } from '@bocage/wargame'; // biome-ignore format: a list
import { GERMAN, SIDES_OF } from '../../terms.ts';
import { SIDE_OF } from '../../units.ts';

interface At {
  readonly at: number;
}
interface OfHex {
  readonly hex: number;
}
interface OfPlace {
  readonly place: number;
}
interface OfUnit {
  readonly unit: number;
}
interface OfUnits {
  readonly units: readonly number[];
}
interface OfStaff {
  readonly hq: number;
}
interface From {
  readonly from: number;
}

export const bySide = (unit: number) => ({ side: SIDE_OF[unit] ?? GERMAN });
/** A camp has the flag of its first side. */
const sideOfCamp = (camp: number): number => SIDES_OF[camp]?.[0] as number;

export const ring = ({ at }: At): StrokeLook[] => [ringAt(at)];
export const hit = ({ at }: At): StrokeLook[] => [hitAt(at)];
export const lost = ({ at }: At): StrokeLook[] => [lossAt(at)];
export const atHex = ({ hex }: OfHex): StrokeLook[] => [ringAt(hex)];
export const hitHex = ({ hex }: OfHex): StrokeLook[] => [hitAt(hex)];
export const atPlace = ({ place }: OfPlace): StrokeLook[] => [ringAt(place)];
export const here = ({ unit }: OfUnit): StrokeLook[] => [whereIs(unit)];
export const staff = ({ hq }: OfStaff): StrokeLook[] => [whereIs(hq)];
export const flag = ({ camp, hex }: { readonly camp: number } & OfHex): StrokeLook[] => [
  takenBy(sideOfCamp(camp), hex),
];

/** One unit from a hex to another. */
export const steps =
  (manner: Manner) =>
  ({ unit, from, hex }: OfUnit & From & OfHex): StrokeLook[] => [
    goes(unit, [from, hex], manner, bySide(unit)),
  ];
/** One unit along a way. */
export const along =
  (manner: Manner) =>
  ({ unit, way }: OfUnit & { readonly way: readonly number[] }): StrokeLook[] => [
    goes(unit, way, manner, bySide(unit)),
  ];
/** One unit from one box to another, or between a box and the map. */
export const travels = ({ unit, from, place }: OfUnit & From & OfPlace): StrokeLook[] => [
  goes(unit, [from, place], 'march', bySide(unit)),
];
/** Whoever comes from beside the map to a place. */
export const comes =
  (manner: Manner) =>
  ({ unit, hex }: OfUnit & OfHex): StrokeLook[] => [goes(unit, [hex], manner, bySide(unit))];

/** A stack goes from one hex into another. */
export const ride =
  (manner: Manner) =>
  ({ units, from, hex }: OfUnits & From & OfHex): StrokeLook[] =>
    units.map((unit) => goes(unit, [from, hex], manner, bySide(unit)));

/** Those who attack fire from where they stand. */
export const attack = ({ units, from, hex }: OfUnits & OfHex & { readonly from: readonly number[] }) => [
  ...fireAt(
    hex,
    from.filter((place) => place !== hex),
    bySide(units[0] ?? 0),
  ),
  hitAt(hex),
];
/** A charge from one hex. */
export const charge = ({ units, from, hex }: OfUnits & From & OfHex): StrokeLook[] => [
  ...fireAt(hex, [from], bySide(units[0] ?? 0)),
  hitAt(hex),
];
/** Shells and bombs from beside the map. */
export const barrage = ({ hex }: OfHex): StrokeLook[] => [...fireAt(hex, [], { side: 0 }), hitAt(hex)];
/** A marker along its road, by its camp. */
export const carried = ({ camp, way }: { readonly camp: number; readonly way: readonly number[] }) => [
  { ...goes(0, way, 'march', { side: sideOfCamp(camp) }), units: [] },
];
/** A headquarters and the fight it helps. */
export const helps = ({ hq, hex }: OfStaff & OfHex): StrokeLook[] => [whereIs(hq), ringAt(hex)];
