import { finding, many, placeOf, quoted } from '../findings.ts';
import type { Finding } from '../types.ts';

/** How columns are called, and what their headers lacked. */
export interface NamedColumns {
  readonly names: readonly string[];
  readonly findings: readonly Finding[];
}

interface Header {
  readonly names: readonly string[];
  /** The line of the header; null where the values begin at once. */
  readonly line: number | null;
  readonly addresses: 'cells' | 'lines';
  readonly sheet: string | null;
  /** Whether the sender accepted the numbers. */
  readonly accepted: boolean;
}

/** Longest name of a column. */
const LONGEST = 200;

/** Gives each column a name of its own: "Column 3" where the header is empty, "Yield (2)" where a name occurs again. */
export function nameColumns(header: Header): NamedColumns {
  const given = header.names.map((name) => name.slice(0, LONGEST));
  const taken = new Set<string>();
  const names = given.map((name, index) => {
    const own = unlike(name === '' ? `Column ${index + 1}` : name, taken);
    taken.add(own.toLowerCase());
    return own;
  });
  return { names, findings: findingsOf(header, given, names) };
}

function unlike(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  for (let number = 2; ; number++) {
    const candidate = `${name} (${number})`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}

function findingsOf(header: Header, given: readonly string[], names: readonly string[]): Finding[] {
  const weight = header.accepted ? 'note' : 'error';
  const fix = (label: string): Finding['fix'] =>
    header.accepted ? null : { kind: 'numberHeaders', sheet: header.sheet, column: null, label };
  const { line } = header;
  if (line === null) {
    return [
      finding({
        code: 'emptyHeader',
        weight,
        sheet: header.sheet,
        count: names.length,
        found: 'The table begins with values; no row names its columns',
        expected: 'A first row with a name for each column',
        mend: 'Put a row of names above the values, or accept numbers as names.',
        fix: fix(`Call the columns ${names[0]}${names.length > 1 ? ` to ${names.at(-1)}` : ''}`),
      }),
    ];
  }
  const at = (index: number): string => placeOf(header.addresses, line, index);
  const empty = given.flatMap((name, index) => (name === '' ? [index] : []));
  const again = given.flatMap((name, index) => (name !== '' && names[index] !== name ? [index] : []));
  const findings: Finding[] = [];
  const [nameless] = empty;
  if (nameless !== undefined) {
    findings.push(
      finding({
        code: 'emptyHeader',
        weight,
        sheet: header.sheet,
        at: at(nameless),
        count: empty.length,
        found: `${many(empty.length, 'column')} without a name`,
        expected: 'A name for each column',
        mend: 'Write the missing names into the header row, or accept numbers as names.',
        fix: fix(`Call ${empty.length === 1 ? 'it' : 'them'} ${listed(empty.map((index) => names[index] ?? ''))}`),
      }),
    );
  }
  const [repeated] = again;
  if (repeated !== undefined) {
    findings.push(
      finding({
        code: 'duplicateHeaders',
        weight,
        sheet: header.sheet,
        at: at(repeated),
        count: again.length,
        found: `The name ${quoted(given[repeated] ?? '')} occurs more than once`,
        expected: 'Each name once, so that columns can be told apart',
        mend: 'Rename the columns in the header row, or accept numbers behind the names.',
        fix: fix(
          `Call the later ${again.length === 1 ? 'one' : 'ones'} ${listed(again.map((index) => names[index] ?? ''))}`,
        ),
      }),
    );
  }
  return findings;
}

function listed(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
}
