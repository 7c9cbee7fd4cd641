import { ownValue } from '../words/ownValue.ts';
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
  'sex',
  'ageGroup',
  'reach',
  'organisation',
  'household',
  'registryNumber',
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
  consent: [
    'consent',
    'consented',
    'agreed',
    'agreed to messages',
    'consent given',
    'opt in',
    'sms consent',
    'consent sms',
    'sms consent given',
    'consent to sms',
    'consent to messages',
    'consent for sms',
    'agreed to sms',
    'sms opt in',
    'accepts sms',
  ],
  consentSource: ['consent source', 'source of consent', 'how agreed'],
  consentDate: ['consent date', 'date of consent', 'date agreed', 'sms consent date'],
  sex: ['sex', 'gender', 'm f', 'sex m f', 'gender m f'],
  ageGroup: ['age group', 'age', 'age range', 'age category', 'age bracket', 'year of birth', 'birth year'],
  reach: ['preferred way', 'preferred contact', 'preferred channel', 'way to reach', 'best way to reach', 'reach'],
  organisation: [
    'organisation',
    'organization',
    'cooperative',
    'co operative',
    'association',
    'fbo',
    'farmer based organisation',
    'farmer based organization',
  ],
  household: ['household', 'household id', 'household number', 'household no', 'hh', 'hh id', 'hhid'],
  registryNumber: ['registry number', 'farmer registry number'],
};

/** What each column is read as: as it is told, else as its header says; each kind once, the first that fits. */
export function readColumns(
  found: readonly string[],
  told: Readonly<Record<string, FarmerColumn | ''>> = {},
): (FarmerColumn | null)[] {
  const taken = new Set<FarmerColumn>(Object.values(told).filter((each) => each !== ''));
  return found.map((header) => {
    const said = ownValue(told, header);
    if (said !== undefined) return said === '' ? null : said;
    const plain = searchWords(header);
    const column = farmerColumns.find((each) => headers[each].includes(plain) && !taken.has(each));
    if (column === undefined) return null;
    taken.add(column);
    return column;
  });
}
