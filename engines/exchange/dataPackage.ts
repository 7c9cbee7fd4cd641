import type { Column } from '../tables/types.ts';
import { dateForms } from '../tables/cells/writtenForm.ts';
import { harmless } from '../words/harmless.ts';
import { emailIn, landingPage, type PublicDataset } from './dataset.ts';

/** A table with its columns, as a Frictionless data package describes one. */
export interface PackagedTable {
  readonly position: number;
  readonly name: string;
  /** Leads to the CSV of this version. */
  readonly url: string;
  readonly columns: readonly (Pick<Column, 'name' | 'type' | 'unit' | 'written'> & {
    readonly label?: string;
    readonly meaning?: string;
    readonly codes?: readonly { readonly code: string; readonly label: string }[];
  })[];
}

/** Table Schema's names for how we keep a column. */
const types: Readonly<Record<Column['type'], { readonly type: string; readonly format?: string }>> = {
  whole: { type: 'integer' },
  decimal: { type: 'number' },
  text: { type: 'string' },
  date: { type: 'date', format: 'default' },
  time: { type: 'datetime', format: 'any' },
  truth: { type: 'boolean' },
};

/** A version of a dataset as a data package (specs.frictionlessdata.io, Data Package 1). */
export function dataPackage(dataset: PublicDataset, tables: readonly PackagedTable[], site: string) {
  const names = new Set<string>();
  return {
    profile: 'tabular-data-package',
    name: dataset.slug,
    id: dataset.id,
    title: dataset.title,
    description: dataset.description,
    homepage: landingPage(dataset, site),
    version: String(dataset.version),
    created: dataset.publishedAt,
    keywords: [dataset.topic.name, ...dataset.tags].filter((each) => each !== ''),
    licenses: [
      {
        name: dataset.licence.id,
        title: dataset.licence.name,
        ...(dataset.licence.url !== '' && { path: dataset.licence.url }),
      },
    ],
    ...(dataset.source !== '' && { sources: [{ title: dataset.source }] }),
    ...(dataset.creator !== '' && {
      contributors: [
        {
          title: dataset.creator,
          role: 'author',
          ...(emailIn(dataset.contact) !== null && { email: emailIn(dataset.contact) }),
        },
      ],
    }),
    resources: tables.map((table) => ({
      profile: 'tabular-data-resource',
      name: freeName(table.name, names),
      title: table.name,
      path: table.url,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
      schema: {
        fields: table.columns.map(({ name, type, unit, written, label = '', meaning = '', codes = [] }) => ({
          // As the CSV spells it.
          name: harmless(name),
          ...types[type],
          ...(type === 'date' && dateForms.includes(written ?? '') && { format: strptimeOf(written ?? '') }),
          ...(label !== '' && { title: label }),
          ...(describe(meaning, unit, codes) !== '' && { description: describe(meaning, unit, codes) }),
        })),
        missingValues: [''],
      },
    })),
  };
}

/** A form of dates as programs read it: where they write a day without a nought in front, they read it with and without. */
function strptimeOf(written: string): string {
  return written.replaceAll('%-', '%');
}

function describe(
  meaning: string,
  unit: string,
  codes: readonly { readonly code: string; readonly label: string }[],
): string {
  const said = codes.map(({ code, label }) => `${code} = ${label}`).join('; ');
  return [meaning, unit === '' ? '' : `Unit: ${unit}.`, said === '' ? '' : `Codes: ${said}.`]
    .filter((each) => each !== '')
    .join(' ');
}

/** Lower case, digits and hyphens, told apart: what the specification asks of a resource's name. */
function freeName(name: string, taken: Set<string>): string {
  const plain =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'table';
  let free = plain;
  for (let number = 2; taken.has(free); number++) free = `${plain}-${number}`;
  taken.add(free);
  return free;
}
