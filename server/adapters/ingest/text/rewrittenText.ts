import path from 'node:path';
import { guessFixedWidth } from '#engines/tables/layout/fixedWidth.ts';
import { guessLineForm } from '#engines/tables/layout/lineForm.ts';
import { finding, many } from '#engines/tables/findings.ts';
import type { Finding } from '#engines/tables/types.ts';
import { textUpTo } from './dialect.ts';
import { type ExaminedText, examineText } from './encoding.ts';
import { encodingFindings, twiceFinding } from './encodingFindings.ts';
import { acceptedFor } from '../accepted.ts';
import type { IngestOrder } from '../ingest.ts';
import { decodeAgain, decodeLines, formLines, partColumns } from './rewriteText.ts';
import type { TextTable } from './textTable.ts';

/** A text as it can be read, and what was said of it on the way. */
export interface RewrittenText {
  readonly table: TextTable;
  readonly examined: ExaminedText;
  readonly findings: readonly Finding[];
}

/** Characters of a text by which columns of fixed width are known. */
const LOOKED_AT = 64 * 1024;

/** Writes a text anew where that makes it readable: letters that came apart, where the sender agrees, and columns of fixed width. */
export async function rewrittenText(table: TextTable, order: IngestOrder, position: number): Promise<RewrittenText> {
  const given = await examineText(table.path);
  const accepts = acceptedFor(table.sheet, order.fixes);
  const findings = table.written === null ? encodingFindings(given, table.sheet, accepts) : [];
  let [from, examined] = [table.path, given];
  const rewrite = async (to: string, write: (to: string) => Promise<void>): Promise<void> => {
    const target = path.join(order.out, `${to}-${position}.csv`);
    await write(target);
    [from, examined] = [target, await examineText(target)];
  };
  const { mixed } = given;
  if (mixed !== null && accepts('decodeLines'))
    await rewrite('lines', async (to) => await decodeLines(to, from, mixed.encoding));
  const again = examined.twice !== null && accepts('decodeAgain');
  findings.push(...twiceFinding(examined, table, again));
  if (again) await rewrite('decoded', async (to) => await decodeAgain(to, from, examined));
  const beginning = table.written === null ? await textUpTo(from, examined, LOOKED_AT) : '';
  const form = guessLineForm(beginning);
  // What is written back as it stands keeps its formulas.
  if (form !== null && !(form === 'formulas' && order.asWritten === true)) {
    await rewrite('formed', async (to) => await formLines(to, from, examined, form));
    if (form === 'formulas') findings.push(textFormulas(table.sheet));
    if (form === 'typographic') findings.push(typographicMarks(table.sheet));
  }
  const begins = form === null ? guessFixedWidth(beginning) : null;
  if (begins !== null) {
    await rewrite('parted', async (to) => await partColumns(to, from, examined, begins));
    findings.push(
      finding({
        code: 'fixedWidth',
        weight: 'note',
        sheet: table.sheet,
        found: `${many(begins.length, 'column')} separated by their places in the line alone`,
        expected: 'A comma, a semicolon or a tab between the cells',
        mend: 'Cut at the places where no line has a letter. Look at the preview; if cells are cut in the wrong place, save the file as CSV and send it again.',
      }),
    );
  }
  return { table: { ...table, path: from }, examined, findings };
}

function typographicMarks(sheet: string | null): Finding {
  return finding({
    code: 'strayQuotes',
    weight: 'note',
    sheet,
    found: 'Cells enclosed by “ ”, « », ‘ ’ or backticks',
    expected: 'Straight quotation marks around cells',
    mend: 'Read as the text between the marks. Nothing to do, unless the marks are a part of it.',
  });
}

function textFormulas(sheet: string | null): Finding {
  return finding({
    code: 'formulas',
    weight: 'note',
    sheet,
    found: 'Texts written as formulas, as in ="00123"',
    expected: 'The texts themselves: 00123',
    mend: 'Read as the text between the quotation marks, as a spreadsheet shows it. Nothing to do.',
  });
}
