import { licences } from '../../catalogue/licences.ts';

/** A dataset as another portal offers it, with the one file of it that is read here. */
export interface RemoteDataset {
  /** How that portal names it, for good. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly page: string | null;
  readonly institution: string;
  /** As stated there: an id, a name or an address. */
  readonly licence: string;
  readonly tags: readonly string[];
  /** When it changed, as that portal writes it; empty where it does not say. */
  readonly changed: string;
  /** Null where there is none that a table could be read from. */
  readonly file: RemoteFile | null;
  /** Forms of the files there are, for the sentence that says why none was taken. */
  readonly forms: readonly string[];
}

export interface RemoteFile {
  readonly url: string;
  readonly fileName: string;
}

/** Forms that are read here, the one that loses least first. */
const readable = ['csv', 'xlsx', 'ods', 'tsv', 'geojson', 'gpkg', 'sav', 'dta', 'zip'];

/** The file to take of several: the first of the form that is read best. */
export function chooseFile(
  files: readonly { readonly url: string; readonly form: string; readonly name?: string }[],
): Pick<RemoteDataset, 'file' | 'forms'> {
  const known = files
    .filter(({ url }) => /^https?:\/\//i.test(url))
    .map((file) => ({ ...file, form: formOf(file.form, file.url) }));
  const best = known
    .filter(({ form }) => readable.includes(form))
    .toSorted((a, b) => readable.indexOf(a.form) - readable.indexOf(b.form))[0];
  return {
    file: best === undefined ? null : { url: best.url, fileName: nameOfFile(best.url, best.name ?? '', best.form) },
    forms: [...new Set(known.map(({ form }) => form).filter((form) => form !== ''))],
  };
}

/** "text/csv", "CSV", ".csv" or http://…/file-type/CSV are csv; where nothing is said, the address tells. */
function formOf(said: string, url: string): string {
  const last = said.trim().toLowerCase().split(/[/.]/).at(-1)?.split(/[;+]/)[0] ?? '';
  const named: Readonly<Record<string, string>> = {
    'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    sheet: 'xlsx',
    spreadsheet: 'ods',
    'tab-separated-values': 'tsv',
    geo: 'geojson',
    geopackage: 'gpkg',
  };
  const form = said.toLowerCase().includes('geo+json') ? 'geojson' : (named[last] ?? last);
  if (readable.includes(form)) return form;
  const ending = /\.([a-z0-9]{2,7})$/i.exec(pathOf(url))?.[1]?.toLowerCase() ?? '';
  return readable.includes(ending) ? ending : form || ending;
}

function nameOfFile(url: string, name: string, form: string): string {
  const last = decode(pathOf(url).split('/').at(-1) ?? '');
  const stem = (last.includes('.') ? last : name || last || 'data').replaceAll(/[\\/:*?"<>|]+/g, ' ').trim();
  return stem.toLowerCase().endsWith(`.${form}`) ? stem.slice(-150) : `${stem.slice(0, 140)}.${form}`;
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The licence here that is meant by an id, a name or an address there; undefined where none is. */
export function licenceMeant(stated: string): string | undefined {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/(\/legalcode|\/deed(\.\w+)?)?\/?$/, '')
      .replaceAll(/[^a-z0-9]+/g, '');
  const wanted = plain(stated);
  if (wanted === '') return undefined;
  return licences.find(({ id, name, url }) => [id, name, url].some((each) => plain(each) === wanted))?.id;
}

/** A value of foreign JSON as text; empty where it is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) {
    // Names in several languages: English, else the first.
    const [first] = Object.values(value);
    return 'en' in value ? textOf(value.en) : typeof first === 'string' ? first.trim() : '';
  }
  return '';
}

/** A list of foreign JSON; empty where it is none. */
export function listIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value)
    ? value.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    : [];
}

/** A part of foreign JSON; empty where it is none. */
export function partOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const part = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Record<string, unknown>) : {};
}
