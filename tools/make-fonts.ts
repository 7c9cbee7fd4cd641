/**
 * Makes the two Inter files of web/public/fonts from @fontsource-variable/inter (SIL Open Font License 1.1):
 * a small latin one, and one with the letters of Ghana's languages that a browser fetches only when they occur.
 * Beside them the same letters in two fixed weights for pictures drawn on the server (content/fonts), whose
 * renderer reads neither woff2 nor variable weights.
 * Run with `npx tsx tools/make-fonts.ts` after a new release of Inter; the unicode ranges of
 * web/styles/fonts.css repeat the ones below.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);
const source = new URL('node_modules/@fontsource-variable/inter/', root);
const target = new URL('web/public/fonts/', root);

/** Grave, acute, tilde, macron: in both files, because a tone mark joins only a letter of its own file. */
const toneMarks = 'U+0300-0301,U+0303-0304';

const subsets = [
  {
    from: 'files/inter-latin-wght-normal.woff2',
    to: 'inter-latin.woff2',
    drawnWeights: [500, 700],
    ranges: `U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2009-2014,U+2018-201E,U+2020-2022,U+2026,U+202F-2033,U+20AC,U+2212,${toneMarks}`,
  },
  {
    from: 'files/inter-latin-ext-wght-normal.woff2',
    to: 'inter-ghana.woff2',
    // A picture's renderer takes a letter the first file lacks from any other, whatever its weight.
    drawnWeights: [600],
    // ɖ ɛ ƒ ɣ ŋ ɔ ʋ and capitals, Hausa ɓ ɗ ƙ ƴ, nasal and long vowels, the cedi sign.
    ranges:
      'U+0100-0101,U+0112-0113,U+0128-012B,U+014A-014D,U+0168-016B,U+0181,U+0186,U+0189-018A,U+0190-0194,' +
      'U+0198-0199,U+01B2-01B4,U+0253-0257,U+025B,U+0263,U+028B,U+02BC,U+1EBC-1EBD,U+20B5,' +
      toneMarks,
  },
];

/** Every character of "U+0041-005A,U+00E9", as one text. */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) => start + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

const drawn = new URL('content/fonts/', root);

await mkdir(target, { recursive: true });
await mkdir(drawn, { recursive: true });
for (const { from, to, ranges, drawnWeights } of subsets) {
  const whole = await readFile(new URL(from, source));
  const small = await subsetFont(whole, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await write(new URL(to, target), small);
  for (const weight of drawnWeights) {
    const fixed = await subsetFont(whole, charactersOf(ranges), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    await write(new URL(to.replace('.woff2', `-${weight}.ttf`), drawn), withWeight(fixed, weight));
  }
}
for (const folder of [target, drawn])
  await writeFile(new URL('OFL.txt', folder), await readFile(new URL('LICENSE', source)));

async function write(file: URL, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  process.stdout.write(`${fileURLToPath(file)}: ${(bytes.length / 1024).toFixed(1)} KiB\n`);
}

/** Writes the weight into the font's OS/2 table, by which a renderer chooses: cut from a variable font it still says 400. */
function withWeight(font: Buffer, weight: number): Buffer {
  const tables = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + tables * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === 'OS/2')
      font.writeUInt16BE(weight, font.readUInt32BE(entry + 8) + 4);
  }
  return font;
}
