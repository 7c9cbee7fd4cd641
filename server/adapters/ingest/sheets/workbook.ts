import path from 'node:path';
import { isDateFormat } from 'numfmt';
import type { Archive } from '../archive.ts';
import { damaged } from '../refusals.ts';
import { listen } from './saxed.ts';
import { leftOutOfDays, shownIn, unitBeside, wayOfFormat } from './shownNumber.ts';

export interface WorkbookSheet {
  readonly name: string;
  /** The part of the file that holds it. */
  readonly part: string;
  readonly hidden: boolean;
}

export interface Workbook {
  /** Sheets with cells, in their order; those of charts are left out. */
  readonly sheets: readonly WorkbookSheet[];
  readonly from1904: boolean;
  /** The parts with the texts and the styles of its cells; null where it has none. */
  readonly texts: string | null;
  readonly styles: string | null;
  /** Styles whose cells show something else than their number, by the style's index. */
  readonly shownStyles: ReadonlyMap<number, Shown>;
  /** Units that number formats write beside the number, by the style's index. */
  readonly unitStyles: ReadonlyMap<number, string>;
}

/** What a number format shows: a share as 12.5%, hours as 26:15:30, something each cell is asked for, days without their year or day. */
export type Shown = 'percent' | 'elapsed' | { readonly format: string; readonly leftOut?: 'year' | 'day' };

/** Formats that a workbook need not write down. */
const builtIn: ReadonlyMap<string, Shown> = new Map<string, Shown>([
  ['9', 'percent'],
  ['10', 'percent'],
  ['46', 'elapsed'],
  ['16', { format: 'd-mmm', leftOut: 'year' }],
  ['17', { format: 'mmm-yy', leftOut: 'day' }],
]);

function shownBy(format: string): Shown | null {
  if (/^\[h+\]:mm(:ss)?(;@)?$/i.test(format)) return 'elapsed';
  const leftOut = leftOutOfDays(format);
  if (leftOut !== null) return { format, leftOut };
  return isDateFormat(format) ? null : wayOfFormat(format);
}

/** What a format writes beside its numbers: GHS of "GH₵"#,##0.00, kg of 0" kg"; null where it writes nothing. */
function unitOfFormat(format: string): string | null {
  return isDateFormat(format) ? null : unitBeside(shownIn(format, 12), 12);
}

/** Reads which sheets an Excel workbook has. @throws FileRefusal */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const book = [...(await relations(archive, '')).values()].find(({ type }) => type.endsWith('/officeDocument'))?.part;
  if (book === undefined) throw damaged('a workbook that does not say where its sheets are');
  const related = await relations(archive, book);
  const declared: { name: string; id: string; hidden: boolean }[] = [];
  let from1904 = false;
  await listen(archive.content(book), book, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      declared.push({ name: attributes['name'] ?? '', id, hidden: /hidden$/i.test(attributes['state'] ?? '') });
    },
  });
  const sheets = declared.flatMap(({ name, id, hidden }): WorkbookSheet[] => {
    const relation = related.get(id);
    return relation?.type.endsWith('/worksheet') ? [{ name, hidden, part: relation.part }] : [];
  });
  const partOf = (type: string): string | null => {
    const part = [...related.values()].find((relation) => relation.type.endsWith(type))?.part;
    return part !== undefined && archive.names.includes(part) ? part : null;
  };
  const styles = partOf('/styles');
  return {
    sheets,
    from1904,
    texts: partOf('/sharedStrings'),
    styles,
    ...(styles === null ? { shownStyles: new Map(), unitStyles: new Map() } : await stylesOf(archive, styles)),
  };
}

/** What a part of the file refers to, by id. */
async function relations(archive: Archive, part: string): Promise<Map<string, { type: string; part: string }>> {
  const folder = path.posix.dirname(part);
  const list = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  const found = new Map<string, { type: string; part: string }>();
  if (!archive.names.includes(list)) return found;
  await listen(archive.content(list), list, {
    open(name, attributes) {
      const target = attributes['Target'] ?? '';
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      found.set(attributes['Id'] ?? '', {
        type: attributes['Type'] ?? '',
        part: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target),
      });
    },
  });
  return found;
}

async function stylesOf(archive: Archive, part: string): Promise<Pick<Workbook, 'shownStyles' | 'unitStyles'>> {
  const formats = new Map(builtIn);
  const units = new Map<string, string>();
  const found = { shownStyles: new Map<number, Shown>(), unitStyles: new Map<number, string>() };
  let within = '';
  let index = 0;
  await listen(archive.content(part), part, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const shown = shownBy(attributes['formatCode'] ?? '');
        const unit = unitOfFormat(attributes['formatCode'] ?? '');
        if (unit !== null) units.set(attributes['numFmtId'] ?? '', unit);
        if (shown !== null) formats.set(attributes['numFmtId'] ?? '', shown);
      } else if (name === 'cellXfs' || name === 'cellStyleXfs') within = name;
      else if (name === 'xf' && within === 'cellXfs') {
        const shown = formats.get(attributes['numFmtId'] ?? '');
        const unit = units.get(attributes['numFmtId'] ?? '');
        if (shown !== undefined) found.shownStyles.set(index, shown);
        if (unit !== undefined) found.unitStyles.set(index, unit);
        index += 1;
      }
    },
  });
  return found;
}
