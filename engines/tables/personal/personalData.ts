import type { PersonalDataFinding } from '../types.ts';

type Kind = PersonalDataFinding['kind'];

/** Patterns that mean the same in JavaScript and in DuckDB (RE2); they are looked for anywhere in a text. */
export const personalPatterns = {
  phone: String.raw`(?:^|[^0-9A-Za-z.])(?:(?:\+|00)?233[ .-]?(?:\(0\))?|0)[235][0-9](?:[ .-]?[0-9]){7}(?:$|[^0-9A-Za-z])`,
  email: String.raw`[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}`,
  ghanaCard: String.raw`[Gg][Hh][Aa][- ]?[0-9]{9}[- ]?[0-9](?:$|[^0-9])`,
  // Latitude and longitude in one cell, four decimals or more, in Ghana.
  homePosition: String.raw`(?:^|[^0-9.])(?:[4-9]|1[01])\.[0-9]{4,}\s*[,; ]\s*-?[0-3]\.[0-9]{4,}(?:$|[^0-9])`,
} as const satisfies Partial<Record<Kind, string>>;

const PERSON =
  /\b(farmer|respondent|owner|household ?head|head of household|contact|enumerator|beneficiary|person|applicant|member|trader|officer)s? ?(full )?name|name of (the )?(farmer|respondent|owner|household|head|contact|enumerator|beneficiary|person|trader)|\b(first|last|full|given|middle) names?\b|\bsurname\b/;

/** A number of Ghana as it stands in a column of telephone numbers whose zero a spreadsheet took away. */
export const barePhone = '[235][0-9]{8}';
/** The whole numbers that are telephone numbers of Ghana with the country's code. */
export const phonesAsNumbers = ['233200000000', '233599999999'] as const;

/** Whether a header announces names of persons. */
export function namesPersons(header: string): boolean {
  return PERSON.test(plainHeader(header));
}

/** Whether a header announces telephone numbers, which lose their zero where they were kept as numbers. */
export function announcesPhones(header: string): boolean {
  return /phone|mobile|portable|\bgsm\b|\bt[eé]l\b|whats ?app|momo|\bcontacts?\b/.test(plainHeader(header));
}

/** Whether a header announces a latitude or a longitude. */
export function coordinateOf(header: string): 'latitude' | 'longitude' | null {
  const plain = plainHeader(header);
  if (/\blat(itude)?\b|\bgps n\b|^(gps )?y( coord\w*)?$/.test(plain)) return 'latitude';
  return /\b(lon|lng|long|longitude)\b|\bgps w\b|^(gps )?x( coord\w*)?$/.test(plain) ? 'longitude' : null;
}

/** "FarmerName", "farmer_name" and "Farmer-Name" are farmer name. */
function plainHeader(header: string): string {
  return header
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .toLowerCase();
}

/** The box Ghana lies in, with some sea. */
export const ghana = { latitude: [4.4, 11.3], longitude: [-3.4, 1.4] } as const;
