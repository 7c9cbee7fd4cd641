import { readFile } from 'node:fs/promises';
import type { SheetCell } from '../sheets/sheetFile.ts';
import { damaged, nothingInIt, tooBig } from '../refusals.ts';
import { inWords } from '../limits.ts';
import { type OtherTable, plainColumn } from './otherTable.ts';

const mostBytes = 200_000_000;

/**
 * The features of a GeoJSON file (RFC 7946) as rows: their properties, and of points latitude and longitude; of lines and areas their
 * kind, as their outlines stay in the original. @throws FileRefusal
 */
export async function readGeoJson(path: string, bytes: number, name: string): Promise<OtherTable[]> {
  if (bytes > mostBytes)
    throw tooBig(
      `a GeoJSON file of ${inWords(bytes)}`,
      `at most ${inWords(mostBytes)}`,
      'Part it into several files, or send its table as CSV.',
    );
  const features = featuresOf(await readFile(path, 'utf8'));
  if (features.length === 0) throw nothingInIt('a GeoJSON file without features');
  const names = [...new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const hasPoints = features.some(({ geometry }) => geometry?.type === 'Point');
  const hasOthers = features.some(({ geometry }) => geometry && geometry.type !== 'Point');
  const own = (wanted: string): string => (names.includes(wanted) ? `${wanted} (point)` : wanted);
  const columns = [
    ...names,
    ...(hasPoints ? [own('latitude'), own('longitude')] : []),
    ...(hasOthers ? [own('geometry')] : []),
  ];
  const rows = features.map(({ properties, geometry }) => [
    ...names.map((each) => cellOf(properties?.[each])),
    ...(hasPoints ? positionOf(geometry) : []),
    ...(hasOthers ? [geometry?.type ?? null] : []),
  ]);
  return [{ name, columns: columns.map(plainColumn), rows }];
}

interface Feature {
  readonly properties?: Readonly<Record<string, unknown>> | null;
  readonly geometry?: { readonly type?: string; readonly coordinates?: unknown } | null;
}

function featuresOf(text: string): readonly Feature[] {
  let read: unknown;
  try {
    read = JSON.parse(keepDigits(text.replace(/^\ufeff/, '')));
  } catch (error) {
    throw damaged(`a GeoJSON file that is no JSON: ${error instanceof Error ? error.message.slice(0, 60) : ''}`);
  }
  const { type, features } = (read ?? {}) as { readonly type?: unknown; readonly features?: unknown };
  if (type === 'Feature') return [read as Feature];
  return Array.isArray(features)
    ? features.filter((each): each is Feature => typeof each === 'object' && each !== null)
    : [];
}

/** A text of JSON whose numbers of more digits than a number keeps are texts, in their own digits; positions are rounded further down. */
function keepDigits(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.]*(?:[eE][+-]?\d+)?/g, (part) => {
    if (part.startsWith('"') || (part.length < 16 && !/e/i.test(part))) return part;
    return Number.isFinite(Number(part)) && part.replaceAll(/\D/g, '').replace(/^0+/, '').length < 16
      ? part
      : `"${part}"`;
  });
}

function cellOf(value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : JSON.stringify(value);
}

function positionOf(geometry: Feature['geometry']): [SheetCell, SheetCell] {
  const place: unknown = geometry?.type === 'Point' ? geometry.coordinates : undefined;
  const [east, north] = Array.isArray(place) ? (place as unknown[]) : [];
  return [degrees(north), degrees(east)];
}

/** A longitude or latitude, also one with more digits than matter. */
function degrees(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
