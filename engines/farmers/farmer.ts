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

/** What is kept of a farmer, as officers enter it. */
export interface FarmerData {
  readonly name: string;
  /** Ten digits: 0244123456. */
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
