import { describe, expect, it } from 'vitest';
import { KNOWN_STATIONS } from '#content/climate/stations.ts';
import { type ClimateRow, writeFigure } from './figureRows.ts';
import { dayAt, type DailySeries } from './series.ts';
import { stationNamed } from './files/stationList.ts';
import { stationStatistics } from './statistics/stationStatistics.ts';
import {
  hasSharedClimate,
  publishedAgreement,
  SHARED_STATIONS,
  sharedRows,
  sharedSeries,
} from './testing/sharedClimate.ts';

/**
 * How far a figure may lie from the other software's, by table: as the definitions say, or one of the last digit where
 * both round. The rest are compared as they are written.
 */
const TOLERANCE: Record<string, number> = { et0: 0.01, wrsi: 0.05, spi: 0.01, etccdi: 1.1e-4, markov: 1.1e-6 };

const TOPICS = [
  'start_of_rains',
  'end_of_rains',
  'season_summary',
  'false_starts',
  'fixed_windows',
  'dry_spell_risk',
  'markov',
  'markov_daily_counts',
  'crop_table',
  'crop_window_rain',
  'et0',
  'wrsi',
  'wrsi_pet',
  'spi',
  'normals',
  'gdd',
  'etccdi',
  'pcmr_climatology',
];

describe.skipIf(!hasSharedClimate)(
  'agrees with R-Instat, IRI, CDT, climdex, SPEI and PyETo on the records beside the checkout',
  () => {
    const answers = new Map(
      hasSharedClimate ? SHARED_STATIONS.map((station) => [station, answersOf(sharedSeries(station))]) : [],
    );
    it.each(TOPICS.flatMap((topic) => SHARED_STATIONS.map((station) => [topic, station] as const)))(
      '%s of %s',
      (topic, station) => {
        const rows = sharedRows(`${topic}__${station}.csv`).filter((row) => isGraded(row));
        const differ = rows.filter(
          (row) => !agrees(row, answers.get(station)?.get(`${row['key']} ${row['definition']}`), topic),
        );
        console.info(`${topic} of ${station}: ${rows.length - differ.length} of ${rows.length}`);
        expect(differ).toEqual([]);
      },
    );
    it.each(publishedAgreement)(
      'the published table says how many rows of $table were compared',
      ({ table, equal, of }) => {
        const compared = SHARED_STATIONS.flatMap((station) =>
          sharedRows(`${table}__${station}.csv`).filter((row) => isGraded(row)),
        );
        expect([equal, of]).toEqual([compared.length, compared.length]);
      },
    );
  },
);

interface Found {
  readonly value: string;
  readonly date: string;
  readonly reason: string;
}

function answersOf(series: DailySeries): Map<string, Found> {
  const facts = stationNamed(KNOWN_STATIONS, series.station);
  if (!facts) throw new Error(`Nothing is known of ${series.station}`);
  const found = new Map<string, Found>();
  stationStatistics(series, facts, (row: ClimateRow) =>
    found.set(`${row.key || (row.day === null ? '' : dayAt(series, row.day))} ${row.definition}`, {
      value: row.value === null ? '' : writeFigure(row.value, row.digits),
      date: row.day === null ? '' : dayAt(series, row.day),
      reason: row.reason,
    }),
  );
  return found;
}

/** Rows with more than one defensible answer, and percentiles of a base period the record ends within, settle nothing. */
function isGraded({ note = '', station, definition = '' }: Record<string, string>): boolean {
  return !note.startsWith('AMBIGUOUS') && !(station === 'tamale-a' && /R9[59]PTOT/.test(definition));
}

function agrees(row: Record<string, string>, found: Found | undefined, topic: string): boolean {
  if (!found || found.date !== row['date']) return false;
  if (row['value'] === '') return found.value === '' && isSameReason(row['note'] ?? '', found.reason);
  const tolerance = TOLERANCE[topic] ?? 1e-9;
  return found.value !== '' && Math.abs(Number(found.value) - Number(row['value'])) <= tolerance;
}

/** Where the table says why there is no value, ours must say the same; it calls a missing end "no-start", too. */
function isSameReason(note: string, reason: string): boolean {
  if (note.startsWith('missing')) return reason === 'missing-data';
  return note !== 'no-start' || reason === 'no-start' || reason === 'no-end';
}
