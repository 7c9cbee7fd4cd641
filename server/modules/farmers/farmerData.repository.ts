import type { ColumnType } from 'kysely';
import type { AgeGroup, ConsentSource, FarmerData, Language, Reach, Sex } from '#engines/farmers/farmer.ts';
import { searchWords } from '#engines/farmers/searchWords.ts';

/** Columns of a farmer that officers write; `words` is what the search reads. */
export interface WrittenColumns {
  name: string;
  phone: string;
  email: string;
  location_id: string;
  location: string;
  district_id: string;
  community_id: number | null;
  crops: ColumnType<string[], readonly string[], readonly string[]>;
  language: Language;
  consent_given: boolean;
  consent_source: ConsentSource;
  consent_on: string | null;
  sex: Sex | null;
  age_group: AgeGroup | null;
  reach: Reach | null;
  organisation: string | null;
  household_id: number | null;
  shares_phone: boolean | null;
  crop_hectares: ColumnType<Readonly<Record<string, number>> | null, string | null, string | null>;
  words: string;
}

/** Their names, for statements that write many rows at once. */
export const writtenColumns = [
  'name',
  'phone',
  'email',
  'location_id',
  'location',
  'district_id',
  'community_id',
  'crops',
  'language',
  'consent_given',
  'consent_source',
  'consent_on',
  'sex',
  'age_group',
  'reach',
  'organisation',
  'household_id',
  'shares_phone',
  'crop_hectares',
  'words',
] as const satisfies readonly (keyof WrittenColumns)[];

/** What is read of a farmer; `farmerData` makes it what officers entered. */
export const dataColumns = [
  'farmer.name',
  'farmer.phone',
  'farmer.email',
  'farmer.location_id as locationId',
  'farmer.location',
  'farmer.district_id as districtId',
  'farmer.community_id as communityId',
  'farmer.crops',
  'farmer.language',
  'farmer.consent_given',
  'farmer.consent_source',
  'farmer.consent_on',
  'farmer.sex',
  'farmer.age_group as ageGroup',
  'farmer.reach',
  'farmer.organisation',
  'farmer.household_id as household',
  'farmer.shares_phone as sharesPhone',
  'farmer.crop_hectares as hectares',
] as const;

/** A farmer as `dataColumns` reads them. */
export type DataRow = Omit<FarmerData, 'consent' | 'organisation' | 'sharesPhone' | 'hectares'> & {
  readonly consent_given: boolean;
  readonly consent_source: ConsentSource;
  readonly consent_on: string | null;
  readonly organisation: string | null;
  readonly sharesPhone: boolean | null;
  readonly hectares: Readonly<Record<string, number>> | null;
};

/** A row as what officers entered, with whatever else was read. */
export function farmerData<Row extends DataRow>({
  consent_given: given,
  consent_source: source,
  consent_on: date,
  ...rest
}: Row) {
  return {
    ...rest,
    organisation: rest.organisation ?? '',
    sharesPhone: rest.sharesPhone ?? false,
    hectares: rest.hectares ?? {},
    consent: { given, source, date },
  };
}

/** What officers entered as the columns it is kept in. */
export function rowOf(farmer: FarmerData) {
  const { name, phone, email, locationId, location, districtId, communityId, crops, language, consent } = farmer;
  const { sex, ageGroup, reach, organisation, household, sharesPhone, hectares } = farmer;
  return {
    name,
    phone,
    email,
    location,
    crops,
    language,
    sex,
    reach,
    organisation,
    crop_hectares: hectares,
    age_group: ageGroup,
    household_id: household,
    shares_phone: sharesPhone,
    location_id: locationId,
    district_id: districtId,
    community_id: communityId,
    consent_given: consent.given,
    consent_source: consent.source,
    consent_on: consent.date,
    words: `${searchWords(`${name} ${location} ${districtId} ${email}`)} ${phone}`,
  };
}
