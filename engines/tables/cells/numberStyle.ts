import { type CellKind, commaKinds, kindOfCell, type KindCounts, pointKinds } from './cellKinds.ts';
import { commaUnitKinds } from './unitCells.ts';

/** What parts the decimals of a column: "1,234.5" has a point, "1.234,5" a comma. */
export type NumberStyle = 'point' | 'comma';

/** How many cells can be read with a decimal point alone, and how many with a decimal comma alone. */
export interface StyleEvidence {
  readonly point: number;
  readonly comma: number;
}

/** How the decimals of a column are parted, and who says so; null where neither its cells nor its neighbours do. */
export interface StyleDecision {
  readonly style: NumberStyle;
  readonly by: 'cells' | 'neighbours' | 'sender' | 'sheet';
}

/** What the cells of some columns say of their decimals. */
export function styleEvidence(columns: Iterable<KindCounts>): StyleEvidence {
  let [point, comma] = [0, 0];
  for (const counts of columns) {
    point += sum(counts, pointKinds);
    comma += sum(counts, [...commaKinds, ...commaUnitKinds]);
  }
  return { point, comma };
}

/** The kinds of cells that are numbers in a style. */
export function kindsOfStyle(style: NumberStyle): readonly CellKind[] {
  const either: CellKind[] = ['whole', 'sentinel', 'pointGroup', 'commaGroup', 'blankThousands', 'fraction'];
  return [...either, ...(style === 'point' ? ([...pointKinds, 'signed'] as const) : commaKinds)];
}

/** Whether a column holds cells that are one number with a decimal point and another with a decimal comma. */
export function isAmbiguous(counts: KindCounts): boolean {
  return sum(counts, ['pointGroup', 'commaGroup']) > 0;
}

/**
 * Decides by all cells of a column, else by the other columns of its file. A number that came out of a spreadsheet as a number is
 * written with a point by us. Null where both readings are possible, or where cells contradict each other.
 */
export function decideStyle(
  counts: KindCounts,
  file: StyleEvidence,
  addresses: 'cells' | 'lines',
): StyleDecision | null {
  const own = styleEvidence([counts]);
  if (own.point > 0 || own.comma > 0) return { style: own.comma > own.point ? 'comma' : 'point', by: 'cells' };
  if (!isAmbiguous(counts)) return { style: 'point', by: 'cells' };
  if (file.point > 0 !== file.comma > 0) return { style: file.point > 0 ? 'point' : 'comma', by: 'neighbours' };
  return addresses === 'cells' && !counts.has('commaGroup') ? { style: 'point', by: 'sheet' } : null;
}

/** Whether no number of a column has a fraction, read in its style. */
export function isWhole(counts: KindCounts, read: readonly CellKind[], style: StyleDecision | null): boolean {
  if (style === null) return !counts.has('pointGroup');
  const fraction: CellKind[] =
    style.style === 'point'
      ? ['pointGroup', 'decimal', 'commaPoint', 'blankPoint', 'power']
      : ['commaGroup', 'decimalComma', 'blankComma', 'power'];
  const perhaps = (['marked', 'signed', 'signedComma'] as const).some((kind) => (counts.get(kind)?.signs ?? 0) > 0);
  return (
    !perhaps &&
    !counts.has('fraction') &&
    !counts.has('slashed') &&
    !counts.has('scaled') &&
    !counts.has('tenPower') &&
    !fraction.some((kind) => read.includes(kind) && counts.has(kind)) &&
    !(counts.get('sentinel')?.examples.some((example) => example.includes('.')) ?? false)
  );
}

/** A written number in plain digits with a point: "1.234,50" with a decimal comma is 1234.50. */
export function plainNumber(written: string, style: NumberStyle): string {
  const signed = written.replaceAll('−', '-');
  const signs =
    style === 'point' ? /[^0-9.eE+-]/g : /[0-9,][eE][+-]?[0-9]{1,2}$/.test(signed) ? /[^0-9,eE+-]/g : /[^0-9,-]/g;
  const bare = signed.replaceAll(signs, '');
  return style === 'point' ? bare : bare.replace(',', '.');
}

/** The same of a number whose sign is written in any way: "(1,250)" and "1,250-" are -1250, "+3" is 3. */
export function signedNumber(written: string, style: NumberStyle): string {
  const size = String(Number(plainNumber(written.replaceAll(/[+−–-]/g, ''), style)));
  return /^[(−–-]|[−-]$/.test(written) ? `-${size}` : size;
}

/** What parts the decimals of a number in a column that has both signs, where `commas` are the kinds read with a comma. */
export function styleAmong(written: string, commas: readonly CellKind[]): NumberStyle {
  return commas.includes(kindOfCell(written)) ? 'comma' : 'point';
}

function sum(counts: KindCounts, kinds: readonly CellKind[]): number {
  return kinds.reduce((total, kind) => total + (counts.get(kind)?.count ?? 0), 0);
}
