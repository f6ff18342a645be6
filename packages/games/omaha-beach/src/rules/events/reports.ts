import { among, call, done, maybe, NONE } from '@bocage/kernel';
import { DIVISION, depthOf, SECTOR } from '../../data.ts';
import { noEvent } from '../../events/index.ts';
import { POST, positionOfPost, postHex, SECTOR_OF } from '../../map.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH, no } from '../../terms.ts';
import { FAR, toSector } from '../communication/nearness.ts';
import { asked, procedure, verb } from '../units.ts';
import { removeDepth, revealMarker } from './depth.ts';
import { revealUnit, tacticalReinforcement } from './reserves.ts';

const POSTS: readonly number[] = POST.words.map((_, post) => post);
const liesFaceDown = (g: G, post: number): boolean =>
  g.post.back.get(post) !== NONE && g.post.revealed.get(post) === 0;

/** The posts with Germans face down, in either sector, that are nearest to Americans in one. */
function nearestTo(g: G, sector: number): number[] {
  const hidden = POSTS.filter((post) => liesFaceDown(g, post));
  const distances = hidden.map((post) => toSector(g, postHex(post), sector));
  const nearest = Math.min(FAR, ...distances);
  return nearest === FAR ? [] : hidden.filter((_, i) => distances[i] === nearest);
}

/** The posts of a sector with Germans face down; where there is none, those of the other. */
function hiddenIn(g: G, sector: number): number[] {
  const hidden = POSTS.filter((post) => liesFaceDown(g, post));
  const there = hidden.filter((post) => SECTOR_OF[positionOfPost(post)] === sector);
  return there.length > 0 ? there : hidden;
}

/** Whom a report is about: a patrol of a division finds the nearest to the sector, a prisoner tells what the player asks. */
const subjects = (g: G, division: number, sector: number): number[] =>
  division !== NONE ? nearestTo(g, sector) : hiddenIn(g, sector);

/** A German is turned up with its depth: by a patrol where there is a division, else by a prisoner. */
export const report = procedure(
  'report',
  { division: maybe(DIVISION), sector: maybe(SECTOR), post: maybe(POST) },
  {
    begin(g, c) {
      if (subjects(g, c.division, c.sector).length > 0) return 'choose';
      g.emit(noEvent, {});
      return done;
    },
    choose: asked(
      'EVT-02',
      'Choose the Germans that are turned up',
      verb(
        'uncover',
        (g, c) => among(POST, subjects(g, c.division, c.sector), no('noSubject')),
        (_g, c, post) => {
          c.post = post;
          return 'uncover';
        },
      ),
    ),
    uncover(g, c) {
      revealUnit(g, c.post, 'EVT-02');
      if (g.post.depth.get(c.post) !== HIDDEN_DEPTH) return done;
      revealMarker(g, c.post, 'EVT-02');
      if (depthOf(g.post.marker.get(c.post)).tactical !== true) return done;
      removeDepth(g, c.post, 'DEP-19');
      return call(tacticalReinforcement, { position: positionOfPost(c.post), faceUp: 1 }, done);
    },
  },
);
