import { mediaTypes } from '../tables/mediaTypes.ts';
import type { FileKind } from '../tables/types.ts';

/** A public dataset as catalogues of other portals describe one: what DCAT, CKAN, DataCite and Dublin Core all ask for. */
export interface PublicDataset {
  readonly id: string;
  readonly slug: string;
  /** Its DOI, once DataCite took it. */
  readonly doi?: string | null;
  readonly title: string;
  readonly description: string;
  /** Who made it: the institution, else the owner's name; empty where neither is known. */
  readonly creator: string;
  readonly source: string;
  /** As its keepers wrote it: an e-mail address, or words. */
  readonly contact: string;
  readonly topic: { readonly id: string; readonly name: string };
  readonly tags: readonly string[];
  readonly licence: { readonly id: string; readonly name: string; readonly url: string; readonly open: boolean };
  /** Names of regions; empty where the whole country is meant. */
  readonly regions: readonly string[];
  /** Calendar days; null where nobody said. */
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  /** One of `updateFrequencies`, or other words; empty where nobody said. */
  readonly updateFrequency: string;
  /** Whether anybody may download it without an account. */
  readonly openAccess: boolean;
  readonly version: number;
  /** ISO instants: of the first version, of the version in force, and of the last change to what is said of it. */
  readonly createdAt: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly views: number;
  readonly file: { readonly name: string; readonly kind: FileKind; readonly bytes: number; readonly sha256: string };
  readonly tables: readonly { readonly position: number; readonly name: string; readonly rows: number }[];
}

/** A file of a dataset. */
export interface Distribution {
  /** Stays the same from version to version: `<id of the dataset>.1.csv`, `<id of the dataset>.original`. */
  readonly id: string;
  readonly title: string;
  /** CSV, XLSX …, as people call it. */
  readonly format: string;
  readonly mediaType: string;
  /** Leads to the version in force. */
  readonly url: string;
  /** Known of the file that was sent; null for tables that are written when asked for. */
  readonly bytes: number | null;
  readonly sha256: string | null;
  /** 1 for the first; null for the file that was sent. */
  readonly table: number | null;
}

/** The forms a table is offered in to other catalogues. */
export const tableForms = [
  { form: 'csv', format: 'CSV', mediaType: mediaTypes.csv },
  { form: 'xlsx', format: 'XLSX', mediaType: mediaTypes.xlsx },
  { form: 'ods', format: 'ODS', mediaType: mediaTypes.ods },
  { form: 'json', format: 'JSON', mediaType: mediaTypes.json },
  { form: 'parquet', format: 'Parquet', mediaType: mediaTypes.parquet },
] as const;

const formats: Readonly<Record<string, string>> = {
  zippedCsv: 'ZIP',
  dta: 'DTA',
  sav: 'SAV',
  geojson: 'GeoJSON',
  gpkg: 'GPKG',
};

/** The files of a dataset: every table in each form, then the file as it was sent. `site` is the origin of the portal. */
export function distributionsOf(dataset: PublicDataset, site: string): Distribution[] {
  const tables = dataset.tables.flatMap((table) =>
    tableForms.map(({ form, format, mediaType }): Distribution => ({
      id: `${dataset.id}.${table.position}.${form}`,
      title: dataset.tables.length === 1 ? `${dataset.title} (${format})` : `${table.name} (${format})`,
      format,
      mediaType,
      url: `${site}/api/datasets/${encodeURIComponent(dataset.slug)}/files/${table.position}.${form}`,
      bytes: null,
      sha256: null,
      table: table.position,
    })),
  );
  const { name, kind, bytes, sha256 } = dataset.file;
  const original: Distribution = {
    id: `${dataset.id}.original`,
    title: `${name}, as it was sent`,
    format: formats[kind] ?? kind.toUpperCase(),
    mediaType: mediaTypes[kind],
    url: `${site}/api/datasets/download/${dataset.id}`,
    bytes,
    sha256,
    table: null,
  };
  return [...tables, original];
}

/** A file by the id that `distributionsOf` gave it, taken apart; null where a text is no such id. */
export function readDistributionId(
  id: string,
): { readonly datasetId: string; readonly table: number | null; readonly form: string } | null {
  const found = /^([0-9a-f-]{36})\.(?:(\d{1,5})\.([a-z]+)|(original))$/i.exec(id);
  if (found === null) return null;
  const [, datasetId = '', table, form = 'original'] = found;
  return { datasetId: datasetId.toLowerCase(), table: table === undefined ? null : Number(table), form };
}

/** The page of a dataset. */
export function landingPage({ slug }: Pick<PublicDataset, 'slug'>, site: string): string {
  return `${site}/main/datasetpreview/${encodeURIComponent(slug)}`;
}

/** An e-mail address among the words of a contact; null where there is none. */
export function emailIn(contact: string): string | null {
  return /[^\s<>@,;:"']+@[^\s<>@,;:"']+\.[^\s<>@,;:"'.]+/.exec(contact)?.[0] ?? null;
}
