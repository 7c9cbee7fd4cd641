/** What is counted by district and month. */
export type Figure = 'farmersReached' | 'risksVerified' | 'visits';

const inOrder: readonly Figure[] = ['farmersReached', 'risksVerified', 'visits'];

export interface Counted {
  readonly districtId: string;
  readonly count: number;
}

export interface Mapping {
  readonly dataSet: string;
  /** The data element of each figure; empty where it is not sent. */
  readonly elements: Readonly<Record<Figure, string>>;
  readonly orgUnits: ReadonlyMap<string, string>;
}

export interface DataValueSet {
  readonly dataSet: string;
  readonly period: string;
  readonly dataValues: readonly {
    readonly dataElement: string;
    readonly period: string;
    readonly orgUnit: string;
    readonly value: string;
  }[];
}

/**
 * The data value set of a month (DHIS2 2.40, "Data values"): for each district with an organisation unit a value of each
 * figure, 0 where nothing was counted, so that what was pushed before is put right. Names districts that were counted
 * and have no organisation unit.
 */
export function dataValueSet(
  period: string,
  { dataSet, elements, orgUnits }: Mapping,
  counted: Readonly<Record<Figure, readonly Counted[]>>,
): { readonly set: DataValueSet; readonly leftOut: readonly string[] } {
  const figures = inOrder.filter((figure) => elements[figure] !== '');
  const dataValues = figures.flatMap((figure) => {
    const counts = new Map(counted[figure].map(({ districtId, count }) => [districtId, count]));
    return [...orgUnits].map(([districtId, orgUnit]) => ({
      dataElement: elements[figure],
      period,
      orgUnit,
      value: String(counts.get(districtId) ?? 0),
    }));
  });
  const known = figures.flatMap((figure) => counted[figure].map(({ districtId }) => districtId));
  const leftOut = [...new Set(known)].filter((districtId) => !orgUnits.has(districtId)).toSorted();
  return { set: { dataSet, period, dataValues }, leftOut };
}

/** First day of a month of DHIS2 (202604) and of the one after. */
export function daysOfPeriod(period: string): { readonly from: string; readonly until: string } {
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(4))];
  const day = (y: number, m: number): string => `${y}-${String(m).padStart(2, '0')}-01`;
  return { from: day(year, month), until: month === 12 ? day(year + 1, 1) : day(year, month + 1) };
}

/** The month before a day, as DHIS2 writes it: 202603 for 2026-04-15. */
export function periodBefore(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month === 1 ? `${year - 1}12` : `${year}${String(month - 1).padStart(2, '0')}`;
}

/** Names without what one side writes and the other leaves out: "Ejura-Sekyedumase Municipal District" is ejurasekyedumase. */
export function plainUnitName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\b(municipal|metropolitan|metropolis|metro|district|assembly|municipality)\b/g, '')
    .replaceAll(/[^a-z]/g, '');
}

/** What DHIS2 says of an import, in a sentence, and whether all went in (2.38 and later wrap the summary in `response`). */
export function sayImport(answer: unknown, status: number): { readonly ok: boolean; readonly said: string } {
  const whole = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  const summary = (typeof whole['response'] === 'object' && whole['response'] !== null ? whole['response'] : whole) as {
    readonly importCount?: Readonly<Record<string, number>>;
    readonly conflicts?: readonly { readonly object?: string; readonly value?: string }[];
    readonly description?: string;
  };
  const { imported = 0, updated = 0, ignored = 0 } = summary.importCount ?? {};
  const conflicts = (summary.conflicts ?? []).flatMap(({ value = '' }) => (value === '' ? [] : asSentence(value)));
  const message = typeof whole['message'] === 'string' ? whole['message'] : '';
  if (summary.importCount === undefined)
    return { ok: false, said: `DHIS2 answered ${status}${message === '' ? '.' : `: ${message}`}`.slice(0, 500) };
  const counts = `${imported} imported, ${updated} updated, ${ignored} ignored.`;
  return {
    ok: ignored === 0 && conflicts.length === 0 && status < 400,
    said: [counts, ...[...new Set(conflicts)].slice(0, 3)].join(' ').slice(0, 500),
  };
}

function asSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
