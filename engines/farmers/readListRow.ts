import { ownValue } from '../words/ownValue.ts';
import { parseDay } from '../dates/parseDay.ts';
import { isMailAddress } from '../words/mailAddress.ts';
import { readPhoneNumber } from '../words/phoneNumber.ts';
import { consentSources, type ConsentSource, type FarmerData, type Language, languages } from './farmer.ts';
import type { FarmerColumn } from './listColumns.ts';
import { readCropArea, readFacts } from './readFacts.ts';
import { searchWords } from './searchWords.ts';

export type Place = Pick<FarmerData, 'locationId' | 'location' | 'districtId' | 'communityId'>;

/** What rows are held against. */
export interface Known {
  /** The place meant by words and a district, either of which may be empty; or the name that is nearest. */
  place(words: string, district: string): (Place & { readonly village?: string }) | { readonly nearest: string | null };
  /** The key of a crop by its key or name. */
  crop(words: string): string | undefined;
  /** Where rows that tell no place are. */
  readonly usualPlace: Place | null;
  /** What words about consent mean, where the officer said so; in small letters. */
  readonly consentWords?: Readonly<Record<string, 'yes' | 'no' | ''>>;
  readonly today: string;
}

export interface RowMistake {
  readonly column: FarmerColumn;
  readonly sentence: string;
}

/** What a row tells of a farmer: only what its cells hold. `village`: a community not known yet, as it is written. */
export type ListRow = Partial<FarmerData> &
  Pick<FarmerData, 'name' | 'phone'> & {
    readonly village?: string;
    /** How the list calls the household. */
    readonly householdName?: string;
    readonly registryNumber?: string;
  };

/** Reads a row of a list; its cells by what they hold. A cell that is empty tells nothing. */
export function readListRow(
  cells: ReadonlyMap<FarmerColumn, string>,
  known: Known,
): { readonly row: ListRow | null; readonly mistakes: readonly RowMistake[] } {
  const mistakes: RowMistake[] = [];
  const cell = (column: FarmerColumn) => (cells.get(column) ?? '').trim();
  const wrong = (column: FarmerColumn, sentence: string) => void mistakes.push({ column, sentence });

  const name = cell('name')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (name === '') wrong('name', 'The name is empty. Write what the farmer is called.');
  if (name.length > 120) wrong('name', `The name has ${name.length} characters; at most 120 are kept. Shorten it.`);
  const phone = hasNone(cell('phone')) ? '' : readNumber(cell('phone'));
  if (phone === null) wrong('phone', numberMistake(cell('phone')));
  const email = cell('email');
  if (email !== '' && !isMailAddress(email))
    wrong(
      'email',
      `"${email.slice(0, 60)}" is not an e-mail address. Write it as name@example.org, or leave it empty.`,
    );
  const place = readPlace(cell('place'), cell('district'), known, wrong);
  const grown = cell('crops')
    .split(/[;,/|]/)
    .filter((each) => each.trim() !== '')
    .map(readCropArea);
  const crops = grown.map(({ crop }) => crop);
  const hectares = Object.fromEntries(
    grown.flatMap((each) => (each.hectares === null ? [] : [[known.crop(each.crop) ?? '', each.hectares] as const])),
  );
  for (const crop of crops) {
    if (known.crop(crop) === undefined)
      wrong(
        'crops',
        `"${crop.slice(0, 60)}" is not a crop of the list. Write crops as the portal names them, with semicolons between.`,
      );
  }
  const language = readLanguage(cell('language'));
  if (language === null)
    wrong(
      'language',
      `"${cell('language').slice(0, 60)}" is not a language of the list: ${Object.values(languages)
        .map(([first]) => first)
        .join(', ')}.`,
    );
  const consent = readConsent(cell('consent'), cell('consentSource'), cell('consentDate'), known, wrong);
  const facts = readFacts(cell, known.today, wrong);
  if (mistakes.length > 0 || phone === null) return { row: null, mistakes };
  return {
    row: {
      name,
      phone,
      ...(email !== '' && { email }),
      ...place,
      ...(crops.length > 0 && { crops: [...new Set(crops.flatMap((crop) => known.crop(crop) ?? []))] }),
      ...(Object.keys(hectares).length > 0 && { hectares }),
      ...facts,
      ...(language && { language }),
      ...(consent && { consent }),
    },
    mistakes,
  };
}

/** Words of lists for who has no telephone; an empty cell may as well be a number that was forgotten. */
function hasNone(text: string): boolean {
  return ['none', 'no phone', 'no telephone', 'nil', 'n a', 'no'].includes(searchWords(text));
}

/** A spreadsheet drops the nought in front of a number: nine digits that a network begins with get it back. */
function readNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/\.0$/, '');
  return readPhoneNumber(/^[235]\d{8}$/.test(digits) ? `0${digits}` : text);
}

function numberMistake(found: string): string {
  if (found === '')
    return 'The telephone number is empty. Write its ten digits, such as 0244123456, or "none" where they have no telephone.';
  if (/^\d(\.\d+)?e\+?\d+$/i.test(found))
    return `"${found}" was shortened by the spreadsheet. Format the column as text and write the ten digits again.`;
  return `"${found.slice(0, 40)}" is not a telephone number of Ghana. Write its ten digits, such as 0244123456.`;
}

function readPlace(
  words: string,
  district: string,
  known: Known,
  wrong: (column: FarmerColumn, sentence: string) => void,
): Partial<Place & { readonly village: string }> {
  if (words === '' && district === '') return known.usualPlace ?? {};
  const found = known.place(words, district);
  if (!('nearest' in found)) return found;
  const [column, text] = words === '' ? (['district', district] as const) : (['place', words] as const);
  const near = found.nearest === null ? '' : ` Did you mean "${found.nearest}"?`;
  const said =
    column === 'district' || district !== ''
      ? `"${(district || text).slice(0, 60)}" is no district of Ghana.${near} Write its name as the portal has it.`
      : `It is not known in which district "${text.slice(0, 60)}" lies.${near} Add a column District, or choose a place for all rows.`;
  wrong(district === '' ? column : 'district', said);
  return {};
}

function readLanguage(text: string): Language | undefined | null {
  if (text === '') return undefined;
  const plain = searchWords(text);
  const found = Object.entries(languages).find(
    ([code, names]) => code === plain || names.some((name) => searchWords(name) === plain),
  );
  return found === undefined ? null : (found[0] as Language);
}

/** What a word about consent means: as the officer said, else as it is commonly written; null where that is not known. */
export function meaningOf(said: string, told: Readonly<Record<string, 'yes' | 'no' | ''>>): 'yes' | 'no' | '' | null {
  const plain = searchWords(said);
  const meant = ownValue(told, said.trim().toLowerCase());
  if (meant !== undefined) return meant;
  if (['yes', 'y', 'true', '1', 'agreed', 'agree', 'accepted', 'consented', 'opted in'].includes(plain)) return 'yes';
  return ['no', 'n', 'false', '0', 'refused', 'declined', 'opted out'].includes(plain) ? 'no' : null;
}

function readConsent(
  said: string,
  source: string,
  date: string,
  { today, consentWords = {} }: Known,
  wrong: (column: FarmerColumn, sentence: string) => void,
) {
  if (said === '') return undefined;
  const means = meaningOf(said, consentWords);
  if (means === '') return undefined;
  const given = means === 'yes';
  if (means === null)
    wrong(
      'consent',
      `"${said.slice(0, 60)}" says neither yes nor no. Write yes where the farmer agreed to messages, else no.`,
    );
  const known = consentSources.find((each) => each === source.toLowerCase());
  if (source !== '' && known === undefined)
    wrong('consentSource', `"${source.slice(0, 60)}" is not a way of the list: ${consentSources.join(', ')}.`);
  const parsed = date === '' ? null : parseDay(date);
  if (parsed && 'mistake' in parsed) wrong('consentDate', parsed.mistake);
  if (date > today && parsed && 'day' in parsed)
    wrong('consentDate', `${date} is yet to come. Write the day on which the farmer agreed.`);
  const kept: ConsentSource = known ?? 'unknown';
  return { given, source: kept, date: date === '' ? null : date };
}
