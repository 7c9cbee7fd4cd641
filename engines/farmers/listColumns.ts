import { searchWords } from './searchWords.ts';

/** What a column of a list of farmers may hold. */
export const farmerColumns = [
  'name',
  'phone',
  'email',
  'place',
  'district',
  'crops',
  'language',
  'consent',
  'consentSource',
  'consentDate',
] as const;
export type FarmerColumn = (typeof farmerColumns)[number];

/** Headers as lists have them, without capitals and signs. */
const headers: Readonly<Record<FarmerColumn, readonly string[]>> = {
  name: ['name', 'full name', 'farmer', 'farmer name', 'farmers name', 'name of farmer', 'contact', 'contact name'],
  phone: [
    'phone',
    'phone number',
    'phone no',
    'telephone',
    'telephone number',
    'tel',
    'tel no',
    'mobile',
    'mobile number',
    'contact number',
    'contact no',
    'msisdn',
    'number',
  ],
  email: ['email', 'e mail', 'email address', 'e mail address', 'mail'],
  place: ['place', 'location', 'address', 'town', 'community', 'village'],
  district: ['district', 'assembly', 'mmda'],
  crops: ['crops', 'crop', 'crops grown', 'main crop', 'commodity', 'commodities'],
  language: ['language', 'preferred language', 'local language'],
  consent: ['consent', 'consented', 'agreed', 'agreed to messages', 'consent given', 'opt in'],
  consentSource: ['consent source', 'source of consent', 'how agreed'],
  consentDate: ['consent date', 'date of consent', 'date agreed'],
};

/** What each column is read as: as it is told, else as its header says; each kind once, the first that fits. */
export function readColumns(
  found: readonly string[],
  told: Readonly<Record<string, FarmerColumn | ''>> = {},
): (FarmerColumn | null)[] {
  const taken = new Set<FarmerColumn>(Object.values(told).filter((each) => each !== ''));
  return found.map((header) => {
    const said = told[header];
    if (said !== undefined) return said === '' ? null : said;
    const plain = searchWords(header);
    const column = farmerColumns.find((each) => headers[each].includes(plain) && !taken.has(each));
    if (column === undefined) return null;
    taken.add(column);
    return column;
  });
}
