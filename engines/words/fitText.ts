/** Size of type when none is told, in pixels. */
const USUAL = 12;

/** Width of a text in Inter, in pixels, near enough to lay a drawing out by where nothing can measure it. */
export function textWidth(text: string, size: number = USUAL): number {
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  return ems * size;
}

function widthOf(letter: string): number {
  if (/[ilI.,:;'’|!()[\] ]/.test(letter)) return 0.31;
  if (/[mwMW@%—]/.test(letter)) return 0.9;
  if (/[fjrt/-]/.test(letter)) return 0.4;
  return /[\dA-Z+=]/.test(letter) ? 0.66 : 0.6;
}

/** The text in lines of at most that width; what does not fit into `most` lines ends in "…". */
export function wrapText(text: string, width: number, { most = 2, size = USUAL } = {}): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    const line = isLast ? clipText(rest, width, size) : takeLine(rest, width, size);
    lines.push(line);
    rest = isLast ? '' : rest.slice(line.length).trim();
  }
  return lines;
}

/** The text, cut with "…" where it is wider. */
export function clipText(text: string, width: number, size: number = USUAL): string {
  if (textWidth(text, size) <= width) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** As many whole words as fit; a word wider than the line is cut. */
function takeLine(text: string, width: number, size: number): string {
  let end = text.length;
  while (end > 0 && textWidth(text.slice(0, end), size) > width) end = text.lastIndexOf(' ', end - 1);
  if (end > 0) return text.slice(0, end);
  const [word = text] = text.split(' ', 1);
  let letters = word.length;
  while (letters > 1 && textWidth(word.slice(0, letters), size) > width) letters -= 1;
  return word.slice(0, letters);
}
