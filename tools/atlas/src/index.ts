export { type Generated, generate } from './generate.ts';
export { loadGeodata } from './geodata.ts';
