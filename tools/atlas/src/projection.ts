/** Longitude and latitude in degrees, WGS84. */
export type LonLat = readonly [number, number];

/** Kilometres east and north in the plane that all five grids were fitted in. */
export type Km = readonly [number, number];

// Lambert's conformal conic on the ellipsoid, parallels 48.6 and 49.5 north, true at 0.7 W 49.0 N.
const LON0 = -0.7;
const AXIS = 6378.137;
const ECCENTRICITY = Math.sqrt(0.00669437999014);
const N = 0.7552896672213835;
const F = 1.8226077799213387;
const RHO0 = 5550.595782105452;
const DEGREE = Math.PI / 180;

/** From the globe to the plane. */
export function project([lon, lat]: LonLat): Km {
  const rho = AXIS * F * isometric(lat * DEGREE) ** N;
  const theta = N * (lon - LON0) * DEGREE;
  return [rho * Math.sin(theta), RHO0 - rho * Math.cos(theta)];
}

/** From the plane back to the globe. */
export function unproject([x, y]: Km): LonLat {
  const dy = RHO0 - y;
  const t = (Math.hypot(x, dy) / (AXIS * F)) ** (1 / N);
  let lat = Math.PI / 2 - 2 * Math.atan(t);
  for (let i = 0; i < 6; i++) lat = Math.PI / 2 - 2 * Math.atan(t * flattening(lat));
  return [LON0 + Math.atan2(x, dy) / N / DEGREE, lat / DEGREE];
}

function isometric(lat: number): number {
  return Math.tan(Math.PI / 4 - lat / 2) / flattening(lat);
}

function flattening(lat: number): number {
  const s = ECCENTRICITY * Math.sin(lat);
  return ((1 - s) / (1 + s)) ** (ECCENTRICITY / 2);
}
