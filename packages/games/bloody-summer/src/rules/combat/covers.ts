import { type Names, names } from '@bocage/kernel';
import { COVERS } from '../../tables/cover.ts';

/** 2.2: what counts as the ground of a defence. */
export const COVER: Names = names('ground', COVERS);
