import type { FarmerData, FarmerFacts } from './farmer.ts';
import { searchWords } from './searchWords.ts';
import { strictestConsent } from './strictestConsent.ts';

/** One of the entries that become one. */
export interface MergedEntry extends FarmerData {
  readonly id: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** From which entry each field is kept, by its id; crops of all of them together, or of one. */
export interface MergeChoice {
  readonly name: number;
  readonly phone: number;
  readonly email: number;
  readonly place: number;
  readonly language: number;
  readonly crops: number | 'all';
}

/** The entry that stays, for what leads to it: the oldest. */
export function stayingEntry<Each extends MergedEntry>([first, ...others]: readonly [Each, ...Each[]]): Each {
  return others.reduce(
    (oldest, each) =>
      each.createdAt < oldest.createdAt || (+each.createdAt === +oldest.createdAt && each.id < oldest.id)
        ? each
        : oldest,
    first,
  );
}

/** What is kept where nobody chooses: the fuller, of what is as full the newer. */
export function usualChoice(entries: readonly [MergedEntry, ...MergedEntry[]]): MergeChoice {
  const best = (fullness: (entry: MergedEntry) => number) =>
    entries.reduce((found, each) =>
      (fullness(each) - fullness(found) || +each.updatedAt - +found.updatedAt || each.id - found.id) > 0 ? each : found,
    ).id;
  return {
    name: best(({ name }) => fullnessOfName(name)),
    phone: best(({ phone }) => (phone === '' ? 0 : 1)),
    email: best(({ email }) => (email === '' ? 0 : 1)),
    place: best(() => 0),
    // English is what a language is where none was told.
    language: best(({ language }) => (language === 'en' ? 0 : 1)),
    crops: 'all',
  };
}

/** The farmer that entries become. */
export function mergedFarmer(entries: readonly [MergedEntry, ...MergedEntry[]], choice: MergeChoice): FarmerData {
  const of = (id: number) => entries.find((entry) => entry.id === id) ?? entries[0];
  const { locationId, location, districtId, communityId } = of(choice.place);
  return {
    name: of(choice.name).name,
    phone: of(choice.phone).phone,
    email: of(choice.email).email,
    locationId,
    location,
    districtId,
    communityId,
    crops: choice.crops === 'all' ? [...new Set(entries.flatMap(({ crops }) => crops))] : [...of(choice.crops).crops],
    language: of(choice.language).language,
    consent: strictestConsent(entries),
    ...mergedFacts(entries, of(choice.phone)),
  };
}

/** Of what nobody chooses the newest that is known; of hectares the newest of each crop. */
function mergedFacts(entries: readonly MergedEntry[], { phone, sharesPhone }: MergedEntry): FarmerFacts {
  const newest = entries.toSorted((a, b) => +b.updatedAt - +a.updatedAt || b.id - a.id);
  const known = <Field extends keyof FarmerFacts>(field: Field, none: FarmerFacts[Field]): FarmerFacts[Field] =>
    newest.find((entry) => entry[field] !== none)?.[field] ?? none;
  return {
    sex: known('sex', null),
    ageGroup: known('ageGroup', null),
    reach: known('reach', null),
    organisation: known('organisation', ''),
    household: known('household', null),
    // Whoever had the number first may be among them: then it is theirs.
    sharesPhone: sharesPhone && !entries.some((entry) => entry.phone === phone && !entry.sharesPhone),
    hectares: Object.assign({}, ...newest.toReversed().map(({ hectares }) => hectares)) as Record<string, number>,
  };
}

/** Whole words count before letters: "Kwame Mensah" is fuller than "K. A. Mensahh". */
function fullnessOfName(name: string): number {
  const words = searchWords(name)
    .split(' ')
    .filter((word) => word.length > 1);
  return words.length * 1_000 + words.join('').length;
}
