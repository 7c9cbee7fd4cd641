import { cellRef, rangeRef } from 'hucre/xlsx';
import type { BesideText } from '#engines/tables/personal/personalBeside.ts';
import { raised } from '#engines/tables/cells/superscripts.ts';
import type { Archive } from '../archive.ts';
import { limits } from '../limits.ts';
import { FileRefusal } from '../refusal.ts';
import { noTally, tally } from './inspectSheet.ts';
import { odsValue } from './odsCells.ts';
import type { SheetsWanted } from './readSpreadsheet.ts';
import { listen, type Listener } from './saxed.ts';
import type { ReadSheet } from './sheet.ts';
import { SheetFile, type SheetCell } from './sheetFile.ts';
import { ShownCells } from './shownCells.ts';

const content = 'content.xml';

/**
 * Writes the sheets of an OpenDocument spreadsheet out as CSV. All sheets stand in one part and are read as they come,
 * in flat memory: hucre, which reads our other workbooks, would hold all of them, and runs the lines of a cell together.
 * @throws FileRefusal
 */
export async function readOds(
  archive: Archive,
  wanted: SheetsWanted,
): Promise<{ readonly sheets: readonly ReadSheet[]; readonly beside: readonly BesideText[] }> {
  const reader = new OdsReader(wanted);
  await listen(archive.content(content), content, reader);
  return { sheets: reader.sheets, beside: reader.beside };
}

type Attributes = Readonly<Record<string, string>>;

/** What stands in a sheet without being of its cells: comments, drawings, the record of changes. */
const aside = new Set([
  'annotation',
  'shapes',
  'forms',
  'frame',
  'custom-shape',
  'g',
  'line',
  'rect',
  'circle',
  'ellipse',
  'path',
  'polygon',
  'polyline',
  'control',
  'connector',
  'caption',
  'measure',
  'tracked-changes',
]);

/** Texts beside the tables that are looked at; far more than people write. */
const mostBeside = 200_000;

class OdsReader implements Listener {
  readonly sheets: ReadSheet[] = [];
  /** Comments, text boxes, and the texts of sheets that are hidden or left out. */
  readonly beside: BesideText[] = [];
  readonly #wanted: SheetsWanted;
  readonly #hiddenStyles = new Set<string>();
  /** Styles of raised texts, and how deep in the paragraph one begins; 0 outside. */
  readonly #raisedStyles = new Set<string>();
  #raisedAt = 0;
  #style = '';
  #sheet: OdsSheet | null = null;
  /** How deep inside something that is no cell. */
  #aside = 0;
  #cell: { readonly attributes: Attributes; readonly covered: boolean; paragraphs: number; text: string } | null = null;
  #inParagraph = 0;

  constructor(wanted: SheetsWanted) {
    this.#wanted = wanted;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#aside > 0 || aside.has(name) || (name === 'table' && this.#cell !== null)) this.#aside += 1;
    else if (this.#cell !== null) this.#openInCell(name, attributes);
    else if (name === 'table') this.#openSheet(attributes);
    else if (name === 'table-row')
      this.#sheet?.openRow(repeats(attributes['table:number-rows-repeated']), attributes['table:visibility']);
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.#cell = { attributes, covered: name !== 'table-cell', paragraphs: 0, text: '' };
    } else if (name === 'style') this.#style = attributes['style:name'] ?? '';
    else if (name === 'table-properties' && attributes['table:display'] === 'false')
      this.#hiddenStyles.add(this.#style);
    else if (name === 'text-properties' && attributes['style:text-position']?.startsWith('super'))
      this.#raisedStyles.add(this.#style);
  }

  close(name: string): void {
    if (this.#aside > 0) this.#aside -= 1;
    else if (this.#inParagraph > 0) {
      if (this.#raisedAt === this.#inParagraph) this.#raisedAt = 0;
      this.#inParagraph -= 1;
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      if (this.#cell !== null) {
        this.#sheet?.cell(this.#cell.attributes, this.#cell.text, this.#cell.covered);
        if (this.#sheet?.isLeftOut) this.#note(this.#cell.text);
      }
      this.#cell = null;
    } else if (name === 'table-row') this.#sheet?.closeRow();
    else if (name === 'table' && this.#sheet !== null) {
      this.sheets.push(this.#sheet.read());
      this.#sheet = null;
    }
  }

  text(text: string): void {
    if (this.#aside > 0) this.#note(text);
    else if (this.#cell !== null && this.#inParagraph > 0) this.#cell.text += this.#raisedAt > 0 ? raised(text) : text;
  }

  #note(text: string): void {
    if (text.trim() !== '' && this.beside.length < mostBeside)
      this.beside.push({ at: this.#sheet?.name ?? content, text });
  }

  #openSheet(attributes: Attributes): void {
    const name = attributes['table:name'] ?? `Sheet${this.sheets.length + 1}`;
    this.#sheet = new OdsSheet(name, this.#hiddenStyles.has(attributes['table:style-name'] ?? ''), this.#wanted);
  }

  #openInCell(name: string, attributes: Attributes): void {
    const cell = this.#cell;
    if (cell === null) return;
    if (this.#inParagraph > 0) {
      this.#inParagraph += 1;
      if (name === 'span' && this.#raisedAt === 0 && this.#raisedStyles.has(attributes['text:style-name'] ?? ''))
        this.#raisedAt = this.#inParagraph;
      else if (name === 'line-break') cell.text += '\n';
      else if (name === 'tab') cell.text += '\t';
      else if (name === 's') cell.text += ' '.repeat(Math.min(repeats(attributes['text:c']), 1_000));
    } else if (name === 'p') {
      this.#inParagraph = 1;
      if (cell.paragraphs > 0) cell.text += '\n';
      cell.paragraphs += 1;
    }
  }
}

/** A sheet on its way into its CSV. */
class OdsSheet {
  readonly name: string;
  readonly #hidden: boolean;
  readonly #path: string;
  readonly #file: SheetFile | null;
  #isHidden = false;
  readonly #odd = { formulas: noTally(), withoutResult: noTally(), merged: new Array<string>(), hidden: noTally() };
  readonly #shown = new ShownCells();
  #refused: FileRefusal | null = null;
  #row = 0;
  #repeated = 1;
  #cells: SheetCell[] = [];
  /** Empty cells passed, written only when another follows. */
  #passed = 0;

  constructor(name: string, hidden: boolean, wanted: SheetsWanted) {
    this.name = name;
    this.#hidden = hidden;
    const order = wanted(name, hidden);
    this.#path = order?.path ?? '';
    this.#file = order === null ? null : new SheetFile(order.path, order, []);
  }

  /** Whether its cells become no table. */
  get isLeftOut(): boolean {
    return this.#file === null;
  }

  openRow(repeated: number, visibility = 'visible'): void {
    this.#repeated = repeated;
    this.#isHidden = visibility !== 'visible';
    this.#cells = [];
    this.#passed = 0;
  }

  cell(attributes: Attributes, text: string, covered: boolean): void {
    if (this.#file === null || this.#refused !== null) return;
    const repeated = repeats(attributes['table:number-columns-repeated']);
    const column = this.#cells.length + this.#passed;
    const value = covered ? null : odsValue(attributes, text, { cells: this.#shown, row: this.#row, column });
    this.#note(attributes, column, value);
    if (value === null || value === '') this.#passed += repeated;
    else {
      const width = column + repeated;
      if (width > limits.columns) this.#cells = Array.from<SheetCell>({ length: Math.min(width, 16_384) }).fill(value);
      else {
        for (; this.#passed > 0; this.#passed--) this.#cells.push(null);
        for (let time = 0; time < repeated; time++) this.#cells.push(value);
      }
    }
  }

  closeRow(): void {
    const cells = this.#cells;
    try {
      if (cells.length > 0) this.#file?.add(this.#row, cells, this.#repeated);
      const row = this.#row + 1;
      if (cells.length > 0 && this.#isHidden) tally(this.#odd.hidden, `${row}:${row}`, `the hidden row ${row}`);
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      this.#refused ??= error;
    }
    this.#row += this.#repeated;
  }

  read(): ReadSheet {
    const written = this.#file?.close();
    const shown = this.#shown.findings(this.name);
    const result =
      this.#refused ??
      (written === undefined
        ? null
        : { path: this.#path, written, odd: { ...this.#odd, units: this.#shown.units }, shown });
    return { name: this.name, hidden: this.#hidden, result };
  }

  #note(attributes: Attributes, column: number, value: SheetCell): void {
    const formula = attributes['table:formula'];
    if (formula !== undefined) {
      const [at, words] = [cellRef(this.#row, column), formula.replace(/^\w+:/, '').slice(0, 80)];
      tally(this.#odd.formulas, at, words);
      if (value === null && attributes['office:value-type'] === undefined) tally(this.#odd.withoutResult, at, words);
    }
    const [down, across] = [
      repeats(attributes['table:number-rows-spanned']),
      repeats(attributes['table:number-columns-spanned']),
    ];
    if (down === 1 && across === 1) return;
    const area = { top: this.#row, left: column, bottom: this.#row + down - 1, right: column + across - 1 };
    this.#odd.merged.push(rangeRef(area.top, area.left, area.bottom, area.right));
    this.#file?.merge(area);
  }
}

/** A count as the file writes it; 1 where it says nothing sensible. */
function repeats(count: string | undefined): number {
  const number = Number(count ?? '1');
  return Number.isInteger(number) && number > 0 ? number : 1;
}
