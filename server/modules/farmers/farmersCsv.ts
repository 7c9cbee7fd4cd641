import { languages } from '#engines/farmers/farmer.ts';
import type { AppContext } from '../../context.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import type { Farmer } from './list/farmerSearch.repository.ts';
import { districtName } from './farmers.presenter.ts';

/** Headers of the list as it has been from the beginning, which other software may rely on. */
const usualHeaders = [
  'Name',
  'Phone',
  'Email',
  'Place',
  'District',
  'Crops',
  'Language',
  'Consent',
  'Consent source',
  'Consent date',
] as const;
/** All that is written and read here. */
const listHeaders = [
  ...usualHeaders,
  'Registry number',
  'Sex',
  'Age group',
  'Preferred way',
  'Organisation',
  'Household',
] as const;

/** Farmers as a list with whole numbers, fit to be read in again. */
export function farmersAsCsv(
  context: Pick<AppContext, 'reference'>,
  farmers: readonly Farmer[],
  fields: 'usual' | 'all' = 'usual',
): string {
  const headers = fields === 'all' ? listHeaders : usualHeaders;
  return writeCsv(
    headers,
    farmers.map((farmer) => cellsOf(context, farmer, fields).slice(0, headers.length)),
  );
}

/** What is kept of a farmer, each field with its header. */
export function fieldsOf(context: Pick<AppContext, 'reference'>, farmer: Farmer): [header: string, kept: string][] {
  const cells = cellsOf(context, farmer, 'all');
  return listHeaders.map((header, at) => [header, cells[at] ?? '']);
}

function cellsOf(context: Pick<AppContext, 'reference'>, farmer: Farmer, fields: 'usual' | 'all'): string[] {
  const { name, phone, email, location, districtId, crops, hectares, language, consent } = farmer;
  const { cropById } = context.reference.book();
  const grown = (crop: string) => {
    const area = fields === 'all' ? hectares[crop] : undefined;
    return `${cropById.get(crop)?.name ?? crop}${area === undefined ? '' : ` ${area} ha`}`;
  };
  return [
    name,
    phone === '' && fields === 'all' ? 'none' : phone,
    email,
    location,
    districtName(context, districtId),
    crops.map(grown).join('; '),
    languages[language][0],
    consent.given ? 'yes' : 'no',
    consent.source === 'unknown' ? '' : consent.source,
    consent.date ?? '',
    farmer.registryNumber,
    farmer.sex ?? '',
    farmer.ageGroup ?? '',
    farmer.reach ?? '',
    farmer.organisation,
    farmer.household === null ? '' : `H${farmer.household}`,
  ];
}

/** An empty list with a row to write over. */
export function templateCsv(): string {
  return writeCsv(listHeaders, [
    [
      'Example Farmer (write over this row)',
      '0200000000',
      '',
      'Ejura',
      '',
      'Maize 0.8 ha; Cowpea',
      'Akan',
      'yes',
      'in person',
      '2026-04-15',
      '',
      'female',
      '15-35',
      'sms',
      '',
      '',
    ],
  ]);
}
