import { existsSync, readFileSync } from 'node:fs';
import { readSeries } from '../files/readSeries.ts';
import type { DailySeries } from '../series.ts';

/** Series and results of other software that lie beside the checkout, where they do. */
const folder = new URL('../../../../shared/data/climate/', import.meta.url);

export const hasSharedClimate = existsSync(folder);

export const SHARED_STATIONS = ['kumasi-a', 'tamale-a'] as const;

/** The record of a station beside the checkout. */
export function sharedSeries(station: string): DailySeries {
  return readSeries(station, readFileSync(new URL(`input/${station}.csv`, folder), 'utf8')).series;
}

/** The rows of a table of results, by the names of their columns. */
export function sharedRows(name: string): Record<string, string>[] {
  const [heading = '', ...lines] = readFileSync(new URL(`cases/${name}`, folder), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = splitLine(heading);
  return lines.map((line) => Object.fromEntries(splitLine(line).map((cell, at) => [names[at] ?? '', cell])));
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, -1)
    .map(([, cell = '']) => cell.replace(/^"(.*)"$/, '$1'));
}

/** What the public page says of the agreement with other software. */
export const publishedAgreement = JSON.parse(
  readFileSync(new URL('../../../content/climate/agreement.json', import.meta.url), 'utf8'),
) as readonly { readonly table: string; readonly equal: number; readonly of: number }[];
