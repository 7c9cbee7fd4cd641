/** The longest comment a ZIP archive ends with, and its closing record. */
const zipTail = 65_535 + 22;

const signs: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>]/i, 'a script'],
  [/<!doctype html|<html[\s>]/i, 'a web page'],
  [/<\?php/i, 'a program (PHP)'],
  [/<svg\s[^>]{0,200}xmlns/i, 'a drawing with markup (SVG)'],
  [/%PDF-\d\.\d/, 'a PDF document'],
];

/**
 * The second file that a picture is at the same time, in words; null for a plain picture. Phones hang pictures, videos
 * and measurements of their own behind a photo: those pass.
 */
export function hiddenFile(bytes: Buffer): string | null {
  if (endsAsZip(bytes)) return 'a ZIP archive';
  if (bytes.includes('Rar!\x1a\x07')) return 'a RAR archive';
  const text = bytes.toString('latin1');
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** A closing record whose directory of files stands where it says. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = Math.max(0, bytes.length - zipTail);
  for (
    let at = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    at >= tail;
    at = bytes.lastIndexOf('PK\x05\x06', at - 1, 'latin1')
  ) {
    if (at + 22 > bytes.length) continue;
    const directory = at - bytes.readUInt32LE(at + 12);
    if (directory >= 0 && directory < at && bytes.toString('latin1', directory, directory + 4) === 'PK\x01\x02')
      return true;
    if (at === 0) break;
  }
  return false;
}
