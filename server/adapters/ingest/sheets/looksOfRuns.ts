import { raised } from '#engines/tables/cells/superscripts.ts';

/** How a run says that it is raised or struck out, and what its text is then. */
const looks: readonly (readonly [string, (text: string) => string])[] = [
  ['val="superscript"', raised],
  ['<strike/>', (text) => `${text} ~ `],
];
/** A run of one look in a text: how it looks, and its text. */
const RUN = /^<((?:\w+:)?)r(?:\s[^>]*)?>\s*<\1rPr>[^]*?<\/\1rPr>\s*(<\1t(?:\s[^>]*)?>)([^<]*)(<\/\1t>)\s*<\/\1r>$/;
/** Longer runs are no marks. */
const LONGEST = 2_000;

/**
 * The XML of texts with what is raised in them in raised signs, and what is struck out parted from what follows: 1684 and a raised 2
 * would be read as 16842, and 120 struck out before 130 as 120130. As long as before, byte for byte, since what surrounds it says how
 * long it is.
 */
export function withLooksOfRuns(xml: Buffer): Buffer {
  return looks.reduce((text, [look, shown]) => withLook(text, look, shown), xml);
}

function withLook(xml: Buffer, mark: string, shown: (text: string) => string): Buffer {
  let written = xml;
  for (let at = xml.indexOf(mark); at !== -1; at = xml.indexOf(mark, at + mark.length)) {
    const look = xml.toString('latin1', Math.max(0, at - LONGEST), at);
    const start = [...look.matchAll(/<(?:\w+:)?r(?:\s[^>]*)?>/g)].at(-1);
    const close = /<\/(?:\w+:)?r>/.exec(xml.toString('latin1', at, at + LONGEST));
    if (start === undefined || close === null) continue;
    const begin = at - look.length + start.index;
    const end = at + close.index + close[0].length;
    const [, prefix = '', open, text, shut] = RUN.exec(xml.toString('utf8', begin, end)) ?? [];
    if (open === undefined || text === undefined || shut === undefined) continue;
    const [before, behind] = [`<${prefix}r>`, `${open}${shown(text)}${shut}</${prefix}r>`];
    const room = end - begin - Buffer.byteLength(before + behind);
    if (room < 0) continue;
    if (written === xml) written = Buffer.from(xml);
    written.write(`${before}${' '.repeat(room)}${behind}`, begin, 'utf8');
  }
  return written;
}
