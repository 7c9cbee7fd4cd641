import { finding, many, quoted } from '#engines/tables/findings.ts';
import { decodedAgain } from '#engines/tables/cells/twiceEncoded.ts';
import type { Finding, Fix } from '#engines/tables/types.ts';
import type { ExaminedText } from './encoding.ts';

/** Says what was odd about the bytes. */
export function encodingFindings(examined: ExaminedText, sheet: string | null, fixes: readonly Fix[]): Finding[] {
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
    const accepted = fixes.some((fix) => fix.kind === 'stripNoughts' && fix.sheet === sheet);
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
