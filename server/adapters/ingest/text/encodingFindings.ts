import { finding, many, quoted } from '#engines/tables/findings.ts';
import { decodedAgain } from '#engines/tables/cells/twiceEncoded.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { Accepts } from '../accepted.ts';
import type { ExaminedText } from './encoding.ts';
import type { MixedLines } from './mixedEncoding.ts';

/** Says what was odd about the bytes. */
export function encodingFindings(examined: ExaminedText, sheet: string | null, accepts: Accepts): Finding[] {
  const findings: Finding[] = [];
  const at = examined.brokenAt === null ? null : `line ${examined.brokenAt}`;
  if (examined.encoding === 'windows-1252' || examined.encoding === 'macintosh') {
    findings.push(
      finding({
        code: 'encodingGuessed',
        weight: 'warning',
        sheet,
        at,
        found: `Letters that are not UTF-8: ${quoted(examined.brokenText)}`,
        expected: 'A file saved as UTF-8',
        mend: `Read as ${examined.encoding === 'macintosh' ? 'Mac Roman, as Excel on a Mac' : 'Windows-1252, as Excel on Windows'} saves “CSV”. If the letters above look wrong, save the file as “CSV UTF-8” and send it again.`,
      }),
    );
  } else if (examined.mixed !== null) {
    findings.push(mixedFinding(examined.mixed, sheet, accepts('decodeLines')));
  } else if (at !== null) {
    findings.push(
      finding({
        code: 'brokenEncoding',
        weight: 'error',
        sheet,
        at,
        found: `Letters that got lost: ${quoted(examined.brokenText)}`,
        expected: 'UTF-8 throughout',
        mend: 'The file was put together from texts of different encodings, or saved wrongly before. Correct the letters marked �, save it as “CSV UTF-8” and send it again.',
      }),
    );
  }
  if (examined.noughts > 0) {
    const accepted = accepts('stripNoughts');
    findings.push(
      finding({
        code: 'noughts',
        weight: accepted ? 'note' : 'warning',
        sheet,
        count: examined.noughts,
        found: many(examined.noughts, 'byte that means no letter (NUL)', 'bytes that mean no letter (NUL)'),
        expected: 'Text alone',
        mend: accepted
          ? 'Read without them, as you chose.'
          : 'The file may be damaged: look whether values are missing in the preview, which leaves them out. Export it again, or accept that it is read without them.',
        fix: accepted
          ? null
          : {
              kind: 'stripNoughts',
              sheet,
              column: null,
              label: `Read the file without its ${many(examined.noughts, 'NUL byte')}`,
            },
      }),
    );
  }
  return findings;
}

/** Says which lines are no UTF-8 among others that are; `accepted` where they were read in their own encoding. */
function mixedFinding({ encoding, count, examples }: MixedLines, sheet: string | null, accepted: boolean): Finding {
  const name = encoding === 'macintosh' ? 'Mac Roman' : 'Windows-1252';
  const numbers = examples.map(({ line }) => line.toLocaleString('en-GB')).join(', ');
  const [lines, read] = [many(count, 'line'), examples.map((each) => quoted(each.read)).join(', ')];
  const which = count === 1 ? `line ${numbers}` : `${lines} (${numbers}${count > examples.length ? ' …' : ''})`;
  return finding({
    code: 'brokenEncoding',
    weight: accepted ? 'note' : 'error',
    sheet,
    at: `line ${examples[0]?.line ?? 1}`,
    count,
    found: `Letters that got lost in ${which}: ${examples.map((each) => quoted(each.lost)).join(', ')}`,
    expected: `UTF-8 throughout: ${read}`,
    mend: accepted
      ? `${which[0]?.toUpperCase()}${which.slice(1)} read as ${name} and the others as UTF-8, as you chose; the original file keeps its bytes.`
      : `The file seems to be put together from texts of two encodings. Accept that ${count === 1 ? 'this line is' : 'these lines are'} read as ${name} and the others as UTF-8, or save each text as “CSV UTF-8” before putting them together and send the file again.`,
    fix: accepted ? null : { kind: 'decodeLines', sheet, column: null, label: `Read ${lines} as ${name}: ${read}` },
  });
}

/** Says that letters were encoded twice; `accepted` where they were read as they were meant. */
export function twiceFinding(
  { twice }: Pick<ExaminedText, 'twice'>,
  { sheet, addresses }: { readonly sheet: string | null; readonly addresses: 'cells' | 'lines' },
  accepted: boolean,
): Finding[] {
  if (twice === null) return [];
  const meant = decodedAgain(twice.text);
  const letters = many(twice.count, 'letter');
  return [
    finding({
      code: 'twiceEncoded',
      weight: accepted ? 'note' : 'warning',
      sheet,
      at: addresses === 'lines' ? `line ${twice.line}` : null,
      count: twice.count,
      found: quoted(twice.text),
      expected: quoted(meant),
      mend: accepted
        ? `${letters} read as they were meant, as you chose; the original file keeps them.`
        : 'The file was saved as UTF-8 twice, so that letters with accents came apart. Accept that they are put together again, or save it once more from the program it comes from.',
      fix: accepted
        ? null
        : { kind: 'decodeAgain', sheet, column: null, label: `Put ${letters} together again: ${quoted(meant)}` },
    }),
  ];
}
