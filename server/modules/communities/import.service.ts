import { mostFarmerRows } from '#contract/limits.ts';
import { mayImportCommunities } from '#engines/access/field/communities.ts';
import { plainCommunity } from '#engines/communities/soundKey.ts';
import { listHolds } from '#engines/farms/fileProperties.ts';
import { readInChild } from '../../adapters/farmFiles/readInChild.ts';
import { FarmFileRefusal } from '../../adapters/farmFiles/refusal.ts';
import type { AppContext } from '../../context.ts';
import { readListFile } from '../../platform/files/listFile.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { districtAround } from '../geography/geography.service.ts';
import { addCommunities, type NewCommunity } from './communities.repository.ts';
import { namedIn, soundingLike } from './communitySearch.repository.ts';
import { type FileRow, rowsOfList, rowsOfShapes } from './fileRows.ts';

/** A row of a file, and what it would do. */
interface PlannedRow {
  readonly row: number;
  readonly name: string;
  readonly district: string;
  readonly act: 'add' | 'same' | 'alike' | 'wrong';
  /** The one that is there. */
  readonly there: string;
  readonly problem: string;
  readonly community: NewCommunity | null;
}

/** Rows that a review shows; those to look at come first. */
const REVIEWED = 500;
const order = ['wrong', 'alike', 'add', 'same'] as const;

/** Reads communities from a sheet or a map file, in a process of its own. @throws notForYou, farmFileRefused, communityRefused */
export async function readCommunities(
  scope: Scope,
  context: AppContext,
  bytes: Uint8Array,
  fileName: string,
): Promise<readonly FileRow[]> {
  requireImporter(scope);
  if (!/\.(geojson|json|kml|kmz|zip)$/i.test(fileName)) {
    return rowsOfList(
      await readListFile(context, bytes, fileName, {
        most: mostFarmerRows,
        rows: 'communities',
        refuse: (sentence) => problem('communityRefused', { sentence }),
      }),
    );
  }
  try {
    return rowsOfShapes((await readInChild(bytes)).shapes);
  } catch (error) {
    if (error instanceof FarmFileRefusal) throw problem('farmFileRefused', { sentence: error.message });
    throw error;
  }
}

/** Says what each row would do, and with `apply` adds those that are new, are not left out and can be kept. @throws notForYou */
export async function importList(
  scope: Scope,
  rows: readonly FileRow[],
  {
    apply = false,
    without = '',
    source,
  }: { readonly apply?: boolean | undefined; readonly without?: string | undefined; readonly source: string },
) {
  requireImporter(scope);
  const planned = await plan(scope, rows, source.trim());
  const isWithout = listHolds(without);
  const chosen = planned.flatMap(({ row, act, community }) =>
    (act === 'add' || act === 'alike') && community !== null && !isWithout(row) ? [community] : [],
  );
  if (apply) await addCommunities(scope.db, chosen, scope.now);
  scope.audit(apply ? 'importCommunities' : 'checkCommunityFile', []);
  const count = (act: PlannedRow['act']) => planned.filter((each) => each.act === act).length;
  const review = planned
    .toSorted((a, b) => order.indexOf(a.act) - order.indexOf(b.act) || a.row - b.row)
    .slice(0, REVIEWED)
    .map(({ row, name, district, act, there, problem: why }) => ({ row, name, district, act, there, problem: why }));
  return {
    applied: apply,
    rows: rows.length,
    added: chosen.length,
    same: count('same'),
    alike: count('alike'),
    wrong: count('wrong'),
    review,
  };
}

async function plan(scope: Scope, rows: readonly FileRow[], source: string): Promise<PlannedRow[]> {
  const read = rows.map((row) => ({ row, ...readRow(scope, row, source) }));
  const good = read.flatMap(({ community }) => community ?? []);
  const key = (districtId: string, name: string) => `${districtId}|${plainCommunity(name)}`;
  const there = new Set((await namedIn(scope.db, good)).map(({ districtId, plain }) => `${districtId}|${plain}`));
  const alike = new Map(
    (await soundingLike(scope.db, good)).map(({ districtId, plain, name }) => [`${districtId}|${plain}`, name]),
  );
  const book = scope.context.reference.book();
  return read.map(({ row, community, problem: why }) => {
    const beside = {
      row: row.row,
      name: row.name,
      problem: why,
      community,
      district: community === null ? row.district : (book.districtById.get(community.districtId)?.name ?? ''),
    };
    if (community === null) return { ...beside, act: 'wrong' as const, there: '' };
    const known = key(community.districtId, community.name);
    if (there.has(known)) return { ...beside, act: 'same' as const, there: community.name };
    const like = alike.get(known);
    // Of a name that comes twice in one file the first counts.
    there.add(known);
    return like === undefined
      ? { ...beside, act: 'add' as const, there: '' }
      : { ...beside, act: 'alike' as const, there: like };
  });
}

function readRow(
  { context, actor }: Scope,
  row: FileRow,
  source: string,
): { readonly community: NewCommunity | null; readonly problem: string } {
  const wrong = (sentence: string) => ({ community: null, problem: sentence });
  const book = context.reference.book();
  if (row.name === '') return wrong('The name is empty. Write what the community is called, in a column Name.');
  const [lat, lng] = [row.lat, row.lng].map((text) => (text === '' ? Number.NaN : Number(text.replace(',', '.')))) as [
    number,
    number,
  ];
  const isPoint = Number.isFinite(lat) && Number.isFinite(lng);
  if (!isPoint && row.lat + row.lng !== '')
    return wrong(`"${row.lat}, ${row.lng}" is not a position. Write degrees, such as 7.4935 and -1.2639.`);
  const around = isPoint ? districtAround(book, context.outlines.current(), [lng, lat]) : null;
  if (isPoint && around === null)
    return wrong(
      `The position ${lat}, ${lng} lies in no district of Ghana. Look whether latitude and longitude are the other way round.`,
    );
  const districtId = row.district === '' ? around?.district.id : book.findDistrict(row.district)?.districtId;
  if (districtId === undefined)
    return wrong(
      row.district === ''
        ? 'Neither a district nor a position is given. Add a column District, or Latitude and Longitude.'
        : `"${row.district.slice(0, 60)}" is no district of Ghana. Write its name as the portal has it.`,
    );
  const population = row.population === '' ? null : Number(row.population.replaceAll(/[,\s]/g, ''));
  if (population !== null && !(Number.isInteger(population) && population >= 0 && population < 10_000_000))
    return wrong(`"${row.population}" is not a number of people. Write a whole number, or leave it empty.`);
  return {
    problem: '',
    community: {
      name: row.name.slice(0, 120),
      otherNames: row.otherNames
        .split(/[;,]/)
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .slice(0, 12),
      districtId,
      areaCouncil: row.areaCouncil.slice(0, 120),
      lat: isPoint ? lat : null,
      lng: isPoint ? lng : null,
      near: row.near,
      population,
      source,
      status: 'known',
      locationId: null,
      addedBy: actor.personId,
    },
  };
}

function requireImporter({ actor }: Scope): void {
  if (!mayImportCommunities(actor)) throw problem('notForYou', { who: 'administrators' });
}
