import { ownValue } from '../words/ownValue.ts';
import type { Choice, Question } from './field.ts';
import type { Answers } from './readAnswers.ts';

/** Rows of an export of KoboToolbox or ODK Central, whatever file they came in. */
export interface CollectedRows {
  readonly headers: readonly string[];
  readonly records: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** Which column answers which question: the name of the question by the header of the column; empty for none. */
export type Mapping = Readonly<Record<string, string>>;

/**
 * Reads the JSON that KoboToolbox (`results`), ODK Central (`value`) or a plain list exports: groups are joined by /, places and
 * outlines written as phones write them. Null where it is no list of things.
 */
export function readCollectedJson(text: string): CollectedRows | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const { results, value } = isThing(read) ? read : {};
  const list = [read, results, value].find((each) => Array.isArray(each));
  if (!Array.isArray(list)) return null;
  const rows = list.map((each) => flatten(each));
  const headers = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return {
    headers,
    records: rows.map((row, at) => ({ row: at + 1, cells: headers.map((header) => row.get(header) ?? '') })),
  };
}

function flatten(thing: unknown, before = '', found = new Map<string, string>()): Map<string, string> {
  if (!isThing(thing)) return found;
  for (const [name, value] of Object.entries(thing)) {
    const key = before + name;
    if (isThing(value)) {
      const shape = shapeOf(value);
      if (shape === null) flatten(value, `${key}/`, found);
      else found.set(key, shape);
    } else if (Array.isArray(value)) {
      if (value.every((each) => typeof each === 'string' || typeof each === 'number')) found.set(key, value.join(' '));
    } else if (value !== null && value !== undefined) found.set(key, String(value));
  }
  return found;
}

/** A GeoJSON place or outline as phones write one; null where a thing is none. */
function shapeOf({ type, coordinates, properties }: Readonly<Record<string, unknown>>): string | null {
  if (!Array.isArray(coordinates)) return null;
  const accuracy = isThing(properties) ? Number(properties['accuracy'] ?? 0) : 0;
  const written = (point: unknown): string => {
    const [lng, lat, height = 0] = Array.isArray(point) ? (point as unknown[]).map(Number) : [];
    return `${lat} ${lng} ${height} ${accuracy}`;
  };
  if (type === 'Point') return written(coordinates);
  const ring: unknown = type === 'Polygon' ? coordinates[0] : coordinates;
  return Array.isArray(ring) && (type === 'Polygon' || type === 'LineString') ? ring.map(written).join('; ') : null;
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Joins the columns of a place that exports take apart (`field-Latitude`, `_field_latitude`) to one, called after the field. */
export function joinPlaces({ headers, records }: CollectedRows): CollectedRows {
  const columns = new Map(headers.map((header, at) => [header.toLowerCase(), at]));
  const joined = headers.flatMap((header) => {
    const field = /^(.+)-Latitude$/i.exec(header)?.[1] ?? /^_(.+)_latitude$/i.exec(header)?.[1];
    if (field === undefined || columns.has(field.toLowerCase())) return [];
    const part = (...names: string[]): number | undefined =>
      names
        .flatMap((name) => [`${field}-${name}`, `_${field}_${name}`])
        .map((name) => columns.get(name.toLowerCase()))
        .find((at) => at !== undefined);
    const [lat, lng] = [part('latitude'), part('longitude')];
    return lat === undefined || lng === undefined
      ? []
      : [{ field, parts: [lat, lng, part('altitude'), part('accuracy', 'precision')] }];
  });
  return {
    headers: [...headers, ...joined.map(({ field }) => field)],
    records: records.map(({ row, cells }) => ({
      row,
      cells: [
        ...cells,
        ...joined.map(({ parts }) =>
          (cells[parts[0] ?? -1] ?? '') === ''
            ? ''
            : parts.map((at) => (at === undefined ? '' : cells[at]) || '0').join(' '),
        ),
      ],
    })),
  };
}

/** Columns that hold what tells one filled form from another, the surest first. */
const instanceColumns = ['metainstanceid', 'instanceid', 'uuid', 'key', 'id'];

/** The identity of a filled form: what its phone gave it, or null where no column tells. */
export function instanceOf(headers: readonly string[], cells: readonly string[]): string | null {
  const plain = headers.map((header) => letters(header));
  for (const name of instanceColumns) {
    const found = (cells[plain.indexOf(name)] ?? '').trim();
    if (found === '') continue;
    if (/^(uuid:)?[0-9a-f]{8}-[0-9a-f-]{27,}$/i.test(found)) return found.startsWith('uuid:') ? found : `uuid:${found}`;
    // A bare number is told apart from those of other forms by nothing.
    if (name !== 'id') return found;
  }
  return null;
}

/** What each column most likely answers: what was said of it before, else a question of its name or label. */
export function guessMapping(headers: readonly string[], questions: readonly Question[], said: Mapping): Mapping {
  const asked = questions.filter(({ kind }) => kind !== 'photo');
  const names = new Set(asked.map(({ name }) => name));
  const taken = new Set<string>();
  const mapping = Object.create(null) as Record<string, string>;
  for (const header of headers) {
    const before = ownValue(said, header);
    if (before === undefined || (before !== '' && !names.has(before))) continue;
    mapping[header] = before;
    taken.add(before);
  }
  for (const header of headers) {
    if (mapping[header] !== undefined) continue;
    const plain = new Set([header, header.split('/').at(-1) ?? '', header.split('-').at(-1) ?? ''].map(letters));
    const found = asked.find(
      ({ name, label }) => !taken.has(name) && (plain.has(letters(name)) || plain.has(letters(label))),
    );
    mapping[header] = found?.name ?? '';
    if (found) taken.add(found.name);
  }
  return mapping;
}

/** A value that a row holds and a question cannot take, with the sentence that says how to mend it. */
export interface WrongAnswer {
  readonly question: string;
  readonly sentence: string;
}

/** Reads a row as the answers of a form. Empty cells answer nothing. */
export function answersOfRow(
  { headers, cells }: { readonly headers: readonly string[]; readonly cells: readonly string[] },
  mapping: Mapping,
  questions: readonly Question[],
  lists: Readonly<Record<string, readonly Choice[]>>,
): { readonly answers: Answers; readonly wrong: readonly WrongAnswer[] } {
  const answers: Record<string, string> = {};
  const wrong: WrongAnswer[] = [];
  for (const question of questions) {
    const at = headers.findIndex((header) => mapping[header] === question.name);
    const text = (cells[at] ?? '').trim();
    if (text === '') {
      if (question.required)
        wrong.push({
          question: question.name,
          sentence: `${question.label} is empty. ${at < 0 ? 'Say which column holds it.' : 'Fill it in.'}`,
        });
      continue;
    }
    const read = readCell(text, question, lists[question.choices ?? ''] ?? []);
    if (read === null)
      wrong.push({ question: question.name, sentence: mistake(text, question, lists[question.choices ?? ''] ?? []) });
    else answers[question.name] = read;
  }
  return { answers, wrong };
}

const yes = new Set(['yes', 'y', 'true', '1', 'ok', 'oui']);
const no = new Set(['no', 'n', 'false', '0', 'non']);

function readCell(text: string, { kind }: Question, choices: readonly Choice[]): string | null {
  switch (kind) {
    case 'whole':
      return /^-?\d+(\.0+)?$/.test(text) ? String(Number(text)) : null;
    case 'decimal':
      return Number.isFinite(Number(text.replace(',', '.'))) ? text.replace(',', '.') : null;
    case 'date':
      // Exports write instants, too.
      return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null;
    case 'truth':
      if (yes.has(letters(text))) return 'true';
      return no.has(letters(text)) ? 'false' : null;
    case 'one':
      return choose(text, choices);
    case 'several': {
      const whole = choose(text, choices);
      if (whole !== null) return whole;
      const parts = (/[;,|]/.test(text) ? text.split(/[;,|]/) : text.split(/\s+/)).map((part) => part.trim());
      const found = parts.filter((part) => part !== '').map((part) => choose(part, choices));
      return found.includes(null) ? null : found.join(' ');
    }
    case 'point':
    case 'outline':
    case 'text':
    case 'photo':
      return text;
  }
}

/** A choice by its value or label; by how its label begins, where only one does. */
function choose(text: string, choices: readonly Choice[]): string | null {
  const plain = letters(text);
  const exact =
    choices.find(({ value }) => value === text) ??
    choices.find(({ value, label }) =>
      [value, label, label.split(',')[0] ?? ''].some((each) => letters(each) === plain),
    );
  if (exact !== undefined) return exact.value;
  const begun = plain.length < 4 ? [] : choices.filter(({ label }) => letters(label).startsWith(plain));
  return begun.length === 1 ? (begun[0]?.value ?? null) : null;
}

function mistake(text: string, { label, kind }: Question, choices: readonly Choice[]): string {
  const found = `${label} is "${text.slice(0, 60)}".`;
  if (kind === 'one' || kind === 'several') {
    const some = choices.slice(0, 5).map((choice) => choice.label);
    return `${found} It is not in the list: ${some.join('; ')}${choices.length > 5 ? ' …' : ''}. Write it as the portal does.`;
  }
  const expected = {
    whole: 'a whole number, such as 12',
    decimal: 'a number, such as 12.5',
    date: 'a day, such as 2026-04-15',
    truth: 'yes or no',
  };
  return `${found} Expected: ${expected[kind as keyof typeof expected]}.`;
}

/** Letters and digits alone, in lower case: "Trap-ID" is trapid. */
function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
