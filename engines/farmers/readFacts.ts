import { ownValue } from '../words/ownValue.ts';
import { type AgeGroup, ageGroups, type FarmerFacts, type Reach, reaches, type Sex } from './farmer.ts';
import type { FarmerColumn } from './listColumns.ts';
import { readRegistryNumber } from './registryNumber.ts';
import { searchWords } from './searchWords.ts';

const sexWords: Readonly<Record<string, Sex>> = {
  f: 'female',
  female: 'female',
  woman: 'female',
  w: 'female',
  m: 'male',
  male: 'male',
  man: 'male',
};
const reachWords: Readonly<Record<string, Reach>> = {
  sms: 'sms',
  text: 'sms',
  'text message': 'sms',
  call: 'call',
  'phone call': 'call',
  phone: 'call',
  voice: 'call',
  email: 'email',
  'e mail': 'email',
  visit: 'visit',
  'in person': 'visit',
};
const acre = 0.404_685_642_24;
const largestField = 100_000;

/** What a row tells of a person: only what its cells hold. `householdName`: how the list calls the household. */
export type Told = Partial<Pick<FarmerFacts, 'sex' | 'ageGroup' | 'reach' | 'organisation'>> & {
  readonly householdName?: string;
  readonly registryNumber?: string;
};

/** Reads sex, age, how they are reached, organisation, household and the number of the registry. */
export function readFacts(
  cell: (column: FarmerColumn) => string,
  today: string,
  wrong: (column: FarmerColumn, sentence: string) => void,
): Told {
  const found = <Value>(column: FarmerColumn, read: (text: string) => Value | undefined, expected: string) => {
    const text = cell(column);
    if (text === '') return undefined;
    const value = read(text);
    if (value === undefined) wrong(column, `"${text.slice(0, 60)}" was found; expected ${expected}.`);
    return value;
  };
  const sex = found(
    'sex',
    (text) => ownValue(sexWords, searchWords(text)),
    'female or male, or nothing where it is not known',
  );
  const ageGroup = found(
    'ageGroup',
    (text) => readAgeGroup(text, Number(today.slice(0, 4))),
    `${ageGroups.join(', ')}, an age of 15 or more, or a year of birth`,
  );
  const reach = found('reach', (text) => ownValue(reachWords, searchWords(text)), reaches.join(', '));
  const registryNumber = found(
    'registryNumber',
    (text) => readRegistryNumber(text) ?? undefined,
    'a number of the registry such as GH-1000001-14; its last two digits do not fit. Check each digit, or leave it empty',
  );
  const organisation = cell('organisation').slice(0, 120);
  const householdName = cell('household').slice(0, 60);
  return {
    ...(sex && { sex }),
    ...(ageGroup && { ageGroup }),
    ...(reach && { reach }),
    ...(organisation !== '' && { organisation }),
    ...(householdName !== '' && { householdName }),
    ...(registryNumber && { registryNumber }),
  };
}

/** An age group as it is written, or that of an age or a year of birth. */
export function readAgeGroup(text: string, year: number): AgeGroup | undefined {
  const plain = text
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, '')
    .replace(/years?$|yrs?$/i, '');
  const named =
    ageGroups.find((each) => each === plain) ??
    (plain === '60' || /^60(and)?(over|above)$/i.test(plain) ? '60+' : undefined);
  if (named !== undefined || !/^\d+$/.test(plain)) return named;
  const number = Number(plain);
  const age = plain.length === 4 ? year - number : number;
  if (age < 15 || age > 120) return undefined;
  return age <= 35 ? '15-35' : age <= 59 ? '36-59' : '60+';
}

/** A crop with its area as lists have it: "Maize 2 acres", "Maize (0.8 ha)", "Maize". Hectares to a hundredth. */
export function readCropArea(text: string): { readonly crop: string; readonly hectares: number | null } {
  const found = /^(.*\D)[\s(:-]\s*(\d+(?:\.\d+)?)\s*(ha|hectares?|ac|acres?)\.?\s*\)?$/i.exec(text.trim());
  const [, crop = '', amount = '', unit = ''] = found ?? [];
  const hectares = Math.round(Number(amount) * (unit.toLowerCase().startsWith('a') ? acre : 1) * 100) / 100;
  if (found === null || hectares <= 0 || hectares > largestField) return { crop: text.trim(), hectares: null };
  return { crop: crop.replace(/[\s(:-]+$/, ''), hectares };
}
