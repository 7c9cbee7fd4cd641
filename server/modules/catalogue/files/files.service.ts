import { mediaTypes } from '#engines/tables/mediaTypes.ts';
import { plainWords } from '#engines/tables/columns/plainWords.ts';
import type { FileKind } from '#engines/tables/types.ts';
import type { StreamedFile } from '#contract/endpoint.ts';
import type { ExportForm } from '../../../adapters/tables/tables.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { dictionarySheet } from '../rows/dictionary.service.ts';
import type { DatasetRecord } from '../catalogue.repository.ts';
import { type ExportContent, exportAtRest } from './exports.service.ts';
import { ask, openTable, openVersion, viewOf, type ViewAsked, type Which } from '../rows/rows.service.ts';

/** A file of a dataset, ready to be sent. */
export interface DatasetFile {
  readonly record: Pick<DatasetRecord, 'id'>;
  readonly file: StreamedFile;
}

/** The file of a version, byte for byte, under the name the specification gives it (D §7, decision 95). Throws a problem. */
export async function originalFile(scope: Scope, identity: string): Promise<DatasetFile> {
  const { record, version } = await openVersion(scope, identity);
  const { storage } = scope.context;
  if ((await storage.stat(version.fileKey)) === null) throw problem('fileGone');
  const file: StreamedFile = {
    fileName: savedAs(record.name, scope.today, endings[version.fileKind]),
    type: mediaTypes[version.fileKind],
    bytes: version.bytes,
    tag: version.sha256,
    sha256: version.sha256,
    open: (range) => storage.read(version.fileKey, range),
  };
  return { record, file };
}

/** A table as it lies at rest, or what a view shows of it as a file that is made while it is sent. Throws a problem. */
export async function exportedTable(
  scope: Scope,
  idOrSlug: string,
  form: ExportForm,
  asked: Which & ViewAsked,
): Promise<DatasetFile> {
  const { record, version, table } = await openTable(scope, idOrSlug, asked);
  const view = viewOf(table, asked);
  const several = table.position > 1 ? ` ${table.name}` : '';
  const content: ExportContent = isNarrowed(asked)
    ? {
        bytes: null,
        open: () =>
          ask(scope, (tables) =>
            tables.export(table, form, { name: table.name, view, second: dictionarySheet(scope, table) }),
          ),
      }
    : await exportAtRest(scope, version, table, form);
  const fileName = savedAs(`${record.name}${several} v${version.number}`, scope.today, exportEndings[form] ?? form);
  const file: StreamedFile = { fileName, type: exportTypes[form], ...content };
  return { record, file };
}

/** "2.csv": the second table as CSV. Throws a problem. */
export function readTableFile(file: string): { readonly form: ExportForm; readonly table: number } {
  const [, table, form = ''] = /^(\d{1,5})\.([a-z]+)$/.exec(file) ?? [];
  if (table === undefined || Number(table) < 1 || !Object.hasOwn(exportTypes, form))
    throw problem('badInput', {
      sentence: `"${file}" is no file of a dataset. Write the number of the table and its form, such as 1.csv; the forms are ${Object.keys(exportTypes).join(', ')}.`,
    });
  return { form: form as ExportForm, table: Number(table) };
}

/** Whether only some of the rows or columns are asked for, or in another order. */
function isNarrowed({ select, where, find, sort }: ViewAsked): boolean {
  return [select, find, sort].some((text) => text !== undefined) || (where?.length ?? 0) > 0;
}

const endings: Readonly<Record<FileKind, string>> = {
  xlsx: 'xlsx',
  ods: 'ods',
  csv: 'csv',
  tsv: 'tsv',
  zippedCsv: 'zip',
  dta: 'dta',
  sav: 'sav',
  geojson: 'geojson',
  gpkg: 'gpkg',
};
/** Where a form is not what its file ends in. */
const exportEndings: Readonly<Partial<Record<ExportForm, string>>> = {
  csvbom: 'csv',
  hxl: 'hxl.csv',
  sdmx: 'sdmx.csv',
};
const exportTypes: Readonly<Record<ExportForm, string>> = {
  csv: `${mediaTypes.csv}; charset=utf-8`,
  csvbom: `${mediaTypes.csv}; charset=utf-8`,
  xlsx: mediaTypes.xlsx,
  ods: mediaTypes.ods,
  json: `${mediaTypes.json}; charset=utf-8`,
  geojson: `${mediaTypes.geojson}; charset=utf-8`,
  gpkg: mediaTypes.gpkg,
  fgb: mediaTypes.fgb,
  hxl: `${mediaTypes.hxl}; charset=utf-8`,
  sdmx: `${mediaTypes.sdmx}; version=1.0.0; charset=utf-8`,
  parquet: mediaTypes.parquet,
};

/** "Dataset", the day and the dataset's own name. */
function savedAs(name: string, today: string, ending: string): string {
  return `Dataset ${today} ${plainWords(name)}.${ending}`;
}
