import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Column, ColumnProfile } from '#engines/tables/types.ts';
import { makeTable, type MadeColumns } from '../adapters/tables/testing/makeTable.ts';
import type { PersonName, TestApp } from './testApp.ts';
import { publishVersion, type Publication, type Published } from '../modules/catalogue/catalogue.service.ts';

/** The file of the yields, as it was sent. */
export const yieldsCsv = 'Region,Crop,Year,Yield\nAshanti,Maize,2019,2.1\nBono,Maize,2020,2.4\nVolta,Rice,2020,3.5\n';
export const yieldColumns: MadeColumns = [
  ['Region', 'text'],
  ['Crop', 'text'],
  ['Year', 'whole'],
  ['Yield', 'decimal'],
];
export const yieldRows =
  "values ('Ashanti', 'Maize', 2019, 2.1), ('Bono', 'Maize', 2020, 2.4), ('Volta', 'Rice', 2020, 3.5)";

const profile = (min: string, max: string, distinct: number, top: readonly string[]): ColumnProfile => ({
  empty: 0,
  distinct,
  min,
  max,
  mean: null,
  top: top.map((value) => ({ value, count: 1 })),
  histogram: [],
});
const yieldProfiles: readonly Partial<Column>[] = [
  { names: 'region', profile: profile('Ashanti', 'Volta', 3, ['Ashanti', 'Bono', 'Volta']) },
  { profile: profile('Maize', 'Rice', 2, ['Maize', 'Rice']) },
  { profile: profile('2019', '2020', 2, ['2020', '2019']) },
  {
    unit: 't/ha',
    profile: {
      ...profile('2.1', '3.5', 3, []),
      histogram: [
        { from: '2.1', to: '2.8', count: 2 },
        { from: '2.8', to: '3.5', count: 1 },
      ],
    },
  },
];

export interface MadeDataset extends Partial<Omit<Publication, 'ownerId' | 'tables' | 'file'>> {
  readonly owner?: PersonName | null;
  readonly columns?: MadeColumns;
  readonly rows?: string;
  /** What reading found of columns, by name. */
  readonly profiled?: readonly Column[];
  readonly sheet?: string;
  readonly fileText?: string;
  readonly fileName?: string;
}

/** The id of a demo person. */
export async function personId(portal: TestApp, person: PersonName): Promise<string> {
  const { id } = await portal.context.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', `${person}@demo.agrihub.example`)
    .executeTakeFirstOrThrow();
  return id;
}

/** Publishes a dataset as an approval does; yields of three regions, owned by Esi, where nothing else is said. */
export async function makeDataset(portal: TestApp, made: MadeDataset = {}): Promise<Published> {
  const {
    owner = 'esi',
    columns = yieldColumns,
    rows = yieldRows,
    profiled = [],
    sheet = 'Yields',
    fileText = yieldsCsv,
    fileName = 'yields.csv',
    ...said
  } = made;
  const { context } = portal;
  const table = await makeTable(context.storage, columns, rows);
  const described =
    columns === yieldColumns
      ? table.columns.map((column, at) => ({ ...column, ...yieldProfiles[at] }))
      : table.columns.map((column) => profiled.find(({ name }) => name === column.name) ?? column);
  const { key: fileKey, bytes } = await context.storage.put(
    `originals/${randomUUID()}`,
    Readable.from([Buffer.from(fileText)]),
  );
  const ownerId = owner === null ? null : await personId(portal, owner);
  const publication: Publication = {
    datasetId: null,
    publishedBy: null,
    name: 'Crop yields by region',
    description: 'Yields of maize and rice, measured at harvest.',
    private: false,
    details: { licence: 'CC-BY-4.0', topic: 'crops', institution: 'MoFA', tags: ['harvest'] },
    findings: [],
    ...said,
    ownerId,
    file: { fileName, fileKey, fileKind: 'csv', bytes, sha256: 'a'.repeat(64) },
    tables: [
      { name: sheet, rows: table.rows, columns: described, fileKey: table.fileKey, bytes: 100, sha256: 'b'.repeat(64) },
    ],
  };
  const now = context.clock.now();
  const published = await context.db.transaction().execute((db) => publishVersion({ context, db, now }, publication));
  await context.catalogue.reload(published.datasetId);
  return published;
}
