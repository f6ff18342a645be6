import { event } from '@bocage/kernel';
import { POST } from '../map.ts';
import { counted } from '../phrases.ts';

export const bombarded = event(
  'bombarded',
  'VAR-02',
  'The bombardment disrupts the Germans in {post}, and their depth is gone.',
  { post: POST },
);
export const flattened = event('flattened', 'VAR-02', 'The bombardment destroys the Germans in {post}.', {
  post: POST,
});
export const reissued = event(
  'reissued',
  'VAR-12',
  'The mobile depth is used up: of what was lost, {markers} back in the pool.',
  { markers: counted(9, 'marker is', 'markers are') },
);

export const VARIANT_EVENTS = [bombarded, flattened, reissued];
