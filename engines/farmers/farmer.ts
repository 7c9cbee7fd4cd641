/** Languages farmers are written to in: ISO 639 codes, with the names people call them by. */
export const languages = {
  en: ['English'],
  ak: ['Akan', 'Twi', 'Asante Twi', 'Akuapem Twi', 'Fante', 'Mfantse', 'tw', 'fat', 'aka'],
  ee: ['Ewe', 'Eʋegbe', 'ewe'],
  gaa: ['Ga'],
  dag: ['Dagbani', 'Dagbanli'],
  dga: ['Dagaare', 'Dagaari', 'Waale'],
  ha: ['Hausa', 'hau'],
  gur: ['Gurene', 'Frafra', 'Gurune'],
  kus: ['Kusaal', 'Kusal'],
  ada: ['Dangme', 'Adangme'],
  nzi: ['Nzema'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Language = keyof typeof languages;

export const consentSources = ['in person', 'by phone', 'by message', 'on paper', 'unknown'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** Whether a farmer agreed to messages, how it is known, and since when (calendar day). */
export interface Consent {
  readonly given: boolean;
  readonly source: ConsentSource;
  readonly date: string | null;
}

export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** Age groups as programmes report them; youth is 15 to 35 (National Youth Policy of Ghana). */
export const ageGroups = ['15-35', '36-59', '60+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** How a farmer is best reached. */
export const reaches = ['sms', 'call', 'email', 'visit'] as const;
export type Reach = (typeof reaches)[number];

/** What the registry knows of a person beside name, place and crops. */
export interface FarmerFacts {
  readonly sex: Sex | null;
  readonly ageGroup: AgeGroup | null;
  readonly reach: Reach | null;
  /** A cooperative or another organisation of farmers; empty where none is known. */
  readonly organisation: string;
  /** Number of the household; null where none is known. */
  readonly household: number | null;
  /** Another farmer of the list has the telephone number first. */
  readonly sharesPhone: boolean;
  /** Hectares of a crop where known, by its key. */
  readonly hectares: Readonly<Record<string, number>>;
}

export const noFacts: FarmerFacts = {
  sex: null,
  ageGroup: null,
  reach: null,
  organisation: '',
  household: null,
  sharesPhone: false,
  hectares: {},
};

/** What is kept of a farmer, as officers enter it. */
export interface FarmerData extends FarmerFacts {
  readonly name: string;
  /** Ten digits: 0244123456; empty where they have none. */
  readonly phone: string;
  readonly email: string;
  readonly locationId: string;
  readonly location: string;
  readonly districtId: string;
  /** The community they live in; null where their district alone is known. */
  readonly communityId: number | null;
  readonly crops: readonly string[];
  readonly language: Language;
  readonly consent: Consent;
}
