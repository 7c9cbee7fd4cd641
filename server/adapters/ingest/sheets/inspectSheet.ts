import { columnLetters } from '#engines/tables/findings.ts';
import { damaged } from '../refusals.ts';
import type { Shown, Workbook } from './workbook.ts';

/** What the cells of a sheet carry besides their values. */
export interface SheetInspection {
  readonly formulas: Tally;
  /** Formulas whose result was never worked out and stored. */
  readonly withoutResult: Tally;
  /** "B2:D2" */
  readonly merged: readonly string[];
  /** Cells that show something else than their number, by address. */
  readonly shown: ReadonlyMap<string, Shown>;
  /** Rows and columns that are not shown. */
  readonly hidden: Tally;
  /** Cells by the unit that their format writes beside the number, by column. */
  readonly units: ReadonlyMap<string, ReadonlyMap<string, Tally>>;
}

/** How often something occurs, and where and what the first is. */
export interface Tally {
  count: number;
  at: string | null;
  found: string;
}

export function noTally(): Tally {
  return { count: 0, at: null, found: '' };
}

export function tally(into: Tally, at: string | null, found: string): void {
  if (into.count === 0) Object.assign(into, { at, found });
  into.count += 1;
}

/** What number formats show, by the index of the style. */
type Styles = Pick<Workbook, 'shownStyles' | 'unitStyles'>;

/** A cell of a sheet takes less; what does not is looked at in pieces. */
const longestCell = 1_000_000;

/**
 * Looks through the XML of a sheet for what the values alone do not tell, by its bytes, as it passes: a sheet without
 * formulas or merged cells costs hardly anything.
 */
export class SheetInspector {
  readonly #part: string;
  readonly #styles: Styles;
  readonly #found: Found = {
    formulas: noTally(),
    withoutResult: noTally(),
    merged: [],
    shown: new Map(),
    hidden: noTally(),
    units: new Map(),
  };
  #carried: Buffer = Buffer.alloc(0);
  #prefix: string | null = null;

  /** `part` names the sheet's part of the file in words to the sender. */
  constructor(part: string, styles: Styles) {
    this.#part = part;
    this.#styles = styles;
  }

  /** @throws FileRefusal where it is no sheet */
  add(chunk: Buffer): void {
    const piece = this.#carried.length === 0 ? chunk : Buffer.concat([this.#carried, chunk]);
    this.#prefix ??= prefixOf(piece);
    if (this.#prefix === null) {
      if (piece.length > longestCell) throw damaged(`${this.#part}, which holds no sheet`);
      this.#carried = piece;
      return;
    }
    const cut = cutAt(piece, this.#prefix);
    look(piece.subarray(0, cut), this.#prefix, this.#styles, this.#found);
    this.#carried = piece.subarray(cut);
  }

  /** What was found. @throws FileRefusal where it was no sheet, or broke off */
  end(): SheetInspection {
    if (this.#prefix === null) throw damaged(`${this.#part}, which holds no sheet`);
    look(this.#carried, this.#prefix, this.#styles, this.#found);
    if (!this.#carried.includes(`</${this.#prefix}worksheet>`))
      throw damaged(`${this.#part}, which breaks off before its end`);
    return this.#found;
  }
}

/** '' or 'x:', from the first element; null while it has not come. */
function prefixOf(piece: Buffer): string | null {
  const start = piece.toString('latin1', 0, 4_000);
  if (start.includes('<!DOCTYPE')) throw damaged('a sheet with a document type of its own');
  return /<((?:[\w.-]+:)?)worksheet[\s>]/.exec(start)?.[1] ?? null;
}

/** Where a piece may be cut so that no cell and no element falls in two. */
function cutAt(piece: Buffer, prefix: string): number {
  const cell = piece.lastIndexOf(`<${prefix}c `);
  const cut = cell === -1 ? piece.lastIndexOf('<') : cell;
  return piece.length - cut > longestCell ? piece.length : Math.max(cut, 0);
}

type Found = { -readonly [Key in keyof Omit<SheetInspection, 'units'>]: SheetInspection[Key] } & {
  merged: string[];
  shown: Map<string, Shown>;
  units: Map<string, Map<string, Tally>>;
};

function look(piece: Buffer, prefix: string, { shownStyles, unitStyles }: Styles, found: Found): void {
  for (const at of occurrences(piece, `<${prefix}f`)) {
    const next = piece[at + prefix.length + 2];
    if (next === 0x3e || next === 0x20 || next === 0x2f) lookAtFormula(piece, at, prefix, found);
  }
  for (const at of occurrences(piece, `<${prefix}mergeCell `)) {
    const ref = /\sref="([A-Z]+\d+:[A-Z]+\d+)"/.exec(piece.toString('latin1', at, at + 100))?.[1];
    if (ref !== undefined) found.merged.push(ref);
  }
  lookForHidden(piece, prefix, found);
  for (const [style, shown] of shownStyles) {
    for (const at of occurrences(piece, ` s="${style}"`)) {
      const address = addressAt(piece, piece.lastIndexOf('<', at), prefix);
      if (address !== null) found.shown.set(address, shown);
    }
  }
  for (const [style, unit] of unitStyles)
    for (const at of occurrences(piece, ` s="${style}"`))
      tallyUnit(piece, piece.lastIndexOf('<', at), prefix, unit, found.units);
}

function tallyUnit(
  piece: Buffer,
  at: number,
  prefix: string,
  unit: string,
  units: Map<string, Map<string, Tally>>,
): void {
  const address = addressAt(piece, at, prefix);
  const tag = piece.toString('latin1', at, at + 120);
  // Of numbers alone: texts say so.
  if (address === null || !/^[^>]*[^/]>/.test(tag) || /^[^>]* t="(?!n")/.test(tag)) return;
  const column = address.replace(/\d+$/, '');
  const own = units.get(column) ?? new Map<string, Tally>();
  const of = own.get(unit) ?? noTally();
  tally(of, address, unit);
  units.set(column, own.set(unit, of));
}

/** Rows and columns that the sheet does not show; one that is as narrow as none counts as shown. */
function lookForHidden(piece: Buffer, prefix: string, { hidden }: Found): void {
  for (const at of occurrences(piece, ' hidden="')) {
    if (!/^ hidden="(1|true)"/.test(piece.toString('latin1', at, at + 14))) continue;
    const tag = piece.toString('latin1', piece.lastIndexOf('<', at), at + 400);
    const [, what, attributes = ''] = new RegExp(`^<${prefix}(row|col) ([^>]*)`).exec(tag) ?? [];
    const [from = 0, to = from] = ['min', 'max'].map((name) =>
      Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1]),
    );
    const row = /\br="(\d+)"/.exec(attributes)?.[1];
    if (what === 'row' && row !== undefined) tally(hidden, `${row}:${row}`, `the hidden row ${row}`);
    // Sheets hide all columns past the last they use.
    else if (what === 'col' && to - from < mostHiddenColumns)
      tally(
        hidden,
        `${columnLetters(from - 1)}:${columnLetters(to - 1)}`,
        `the hidden column ${columnLetters(from - 1)}`,
      );
  }
}

const mostHiddenColumns = 200;

function lookAtFormula(piece: Buffer, at: number, prefix: string, found: Found): void {
  const cellEnd = piece.indexOf(`</${prefix}c>`, at);
  const cell = piece.toString('utf8', at, cellEnd === -1 ? Math.min(piece.length, at + 2_000) : cellEnd);
  const address = addressAt(piece, piece.lastIndexOf(`<${prefix}c `, at), prefix);
  const formula = /^<[^>]*[^/]>([^<]*)</.exec(cell)?.[1] ?? '';
  const words = `=${unescaped(formula)}`.slice(0, 80);
  tally(found.formulas, address, words);
  const isText = /\st="str"/.test(piece.toString('latin1', piece.lastIndexOf(`<${prefix}c `, at), at));
  if (!isText && !new RegExp(`<${prefix}v[^>]*>[^<]`).test(cell)) tally(found.withoutResult, address, words);
}

/** The address that the element at a place tells, when it is a cell. */
function addressAt(piece: Buffer, at: number, prefix: string): string | null {
  const tag = piece.toString('latin1', at, at + 120);
  return tag.startsWith(`<${prefix}c `)
    ? (/\sr="([A-Z]+\d+)"/.exec(tag.slice(0, tag.indexOf('>') + 1 || undefined))?.[1] ?? null)
    : null;
}

function* occurrences(piece: Buffer, text: string): Generator<number, void, undefined> {
  for (let at = piece.indexOf(text); at !== -1; at = piece.indexOf(text, at + text.length)) yield at;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
