import { loadMap } from '@bocage/atlas';
import file from '../../data/map.json' with { type: 'json' };

/** `data/map.json`, read once. */
export const MAP_FILE = loadMap(file);
