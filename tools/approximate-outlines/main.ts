/**
 * Makes content/geography/approximate-outlines.json from facts: centre, area, region and capital of each district
 * (content/reference/districts.csv) and Natural Earth's line of the country, rivers and Submission Volta.
 * Takes some seconds; the same facts give the same file.
 *
 *   npm run outlines
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { boxHolds, type Box, type Point } from '#engines/shapes/points.ts';
import { ghanaOutline, lakesThrough, riversThrough } from '../naturalEarth.ts';
import { approximateOutlines } from './approximateOutlines.ts';
import type { DistrictFacts } from './plan.ts';

const AROUND: Box = [-3.6, 4, 1.6, 11.6];
const facts = new URL('../../content/reference/districts.csv', import.meta.url);
const result = new URL('../../content/geography/approximate-outlines.json', import.meta.url);

const rows = Papa.parse<Record<string, string>>(readFileSync(facts, 'utf8').trim(), { header: true }).data;
const districts = rows.map((row): DistrictFacts => ({
  id: cell(row, 'districtId'),
  region: cell(row, 'regionId'),
  point: [Number(cell(row, 'lng')), Number(cell(row, 'lat'))],
  capital: row['capitalLat'] ? [Number(row['capitalLng']), Number(row['capitalLat'])] : null,
  area: row['areaKm2'] ? Number(row['areaKm2']) : null,
}));
const near = (point: Point): boolean => boxHolds(AROUND, point);
const topology = approximateOutlines(districts, {
  outline: ghanaOutline(),
  rivers: riversThrough(near),
  lakes: lakesThrough(near),
});

const set = {
  approximate: true,
  vintage: '2021',
  source:
    'AgriHub Ghana, computed from centre, area and capital of each district; country line and water: Natural Earth; ' +
    'areas: Ghana Statistical Service / USAID Ghana HPNO; capitals: GeoNames',
  sourceUrl: '',
  licence: 'CC BY 4.0',
};
const head = Object.entries(set).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
writeFileSync(result, `{\n${head.join('')}  "topology": ${JSON.stringify(topology)}\n}\n`);

function cell(row: Readonly<Record<string, string>>, name: string): string {
  const value = row[name];
  if (value === undefined || value === '') throw new Error(`content/reference/districts.csv has a row without ${name}`);
  return value;
}
