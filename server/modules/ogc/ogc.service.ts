/** The front door of the OGC room: what there is on a map, for GIS programs. */
import { inBox, inInterval, readBox, readInterval } from '#engines/features/askedFeatures.ts';
import type { Condition } from '#engines/features/condition.ts';
import type { Feature } from '#engines/features/feature.ts';
import { FilterUnclear, readCql2 } from '#engines/features/readCql2.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { Collection, Property } from './collection.ts';
import { datasetCollection, datasetCollections, unknownProperty } from './datasets.service.ts';
import { ownCollections } from './own.service.ts';

export const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
export const usualLimit = 10;
/** Features of one answer at most; who asks for more is given so many. */
export const mostItems = 1_000;

/** Every collection: the portal's own, then the tables of public datasets. */
export async function listCollections(scope: Scope): Promise<readonly Collection[]> {
  return [...ownCollections, ...(await datasetCollections(scope))];
}

/** @throws notFound */
export async function findCollection(scope: Scope, id: string): Promise<Collection> {
  const found = ownCollections.find((each) => each.id === id) ?? (await datasetCollection(scope, id));
  if (found === null) throw problem('notFound', { path: `/ogc/collections/${id.slice(0, 100)}` });
  return found;
}

/** What was asked of the items of a collection, as it came. */
export interface AskedItems {
  readonly limit?: string | undefined;
  readonly offset?: number | undefined;
  readonly bbox?: string | undefined;
  readonly 'bbox-crs'?: string | undefined;
  readonly crs?: string | undefined;
  readonly datetime?: string | undefined;
  readonly filter?: string | undefined;
  readonly 'filter-lang'?: string | undefined;
  readonly 'filter-crs'?: string | undefined;
}

export interface FoundItems {
  readonly features: readonly Feature[];
  readonly matched: number;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the features of a collection; `named` are values of properties by their names. Throws a problem. */
export async function findItems(
  scope: Scope,
  collection: Collection,
  asked: AskedItems,
  named: Readonly<Record<string, string>>,
): Promise<FoundItems> {
  const { offset = 0 } = asked;
  const limit = readLimit(asked.limit);
  const condition = clearly(() => conditionOf(collection, asked, named));
  const { features, matched } = await collection.page(scope, { condition, offset, limit });
  return { features, matched, offset, limit };
}

/** @throws badInput for a reference system of positions that is not the one there is */
export function checkCrs(name: string, crs: string | undefined): void {
  if (crs !== undefined && crs !== crs84)
    throw problem('badInput', {
      sentence: `${name} is "${crs.slice(0, 80)}"; positions are in ${crs84} alone.`,
    });
}

/** @throws notFound */
export async function findItem(scope: Scope, collection: Collection, id: string): Promise<Feature> {
  const found = await collection.find(scope, id);
  if (found === null)
    throw problem('notFound', { path: `/ogc/collections/${collection.id}/items/${id.slice(0, 100)}` });
  return found;
}

function readLimit(text = String(usualLimit)): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1)
    throw problem('badInput', { sentence: `limit is "${text}"; expected a whole number from 1 to ${mostItems}.` });
  return Math.min(limit, mostItems);
}

function conditionOf(
  collection: Collection,
  asked: AskedItems,
  named: Readonly<Record<string, string>>,
): Condition | undefined {
  for (const name of ['crs', 'bbox-crs', 'filter-crs'] as const) checkCrs(name, asked[name]);
  const language = asked['filter-lang'];
  if (language !== undefined && language !== 'cql2-text')
    throw new FilterUnclear(`filter-lang is "${language}"; filters are read as cql2-text.`);
  const of: Condition[] = [];
  if (asked.bbox !== undefined) of.push(inBox(readBox(asked.bbox)));
  if (asked.datetime !== undefined) {
    const interval = readInterval(asked.datetime);
    const { time } = collection;
    if (time !== null) of.push(inInterval(interval, time, collection.properties[time]?.format === 'date'));
  }
  for (const [name, value] of Object.entries(named)) of.push(isNamed(collection, name, value));
  if (asked.filter !== undefined) {
    const filter = readCql2(asked.filter);
    const unknown = unknownProperty(filter, collection);
    if (unknown !== undefined) throw noProperty(collection, unknown);
    of.push(filter);
  }
  return of.length === 0 ? undefined : { kind: 'all', of };
}

function isNamed(collection: Collection, name: string, value: string): Condition {
  const property = Object.hasOwn(collection.properties, name) ? collection.properties[name] : undefined;
  if (property === undefined) throw noProperty(collection, name);
  if (value.includes('*') && property.type === 'string' && property.format === undefined)
    return { kind: 'like', property: name, pattern: value.replaceAll('*', '%') };
  return { kind: 'compare', property: name, op: '=', value: valueOf(name, property, value) };
}

function valueOf(name: string, { type }: Property, value: string): string | number | boolean {
  if (type === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true';
    throw new FilterUnclear(`${name} is "${value.slice(0, 60)}"; expected true or false.`);
  }
  if (type === 'string') return value;
  if (value.trim() === '' || !Number.isFinite(Number(value)))
    throw new FilterUnclear(`${name} is "${value.slice(0, 60)}"; expected a number.`);
  return Number(value);
}

function noProperty(collection: Collection, name: string): FilterUnclear {
  const known = Object.keys(collection.properties).slice(0, 40).join(', ');
  return new FilterUnclear(
    `"${name.slice(0, 60)}" is no parameter and no property of ${collection.id}. It has ${known}.`,
  );
}

/** Runs what reads a request, and says what it could not read as a problem. */
function clearly<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FilterUnclear) throw problem('badInput', { sentence: error.message });
    throw error;
  }
}
