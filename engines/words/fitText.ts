/** Size of type when none is told, in pixels. */
const USUAL = 12;

/** Width of a text in Inter, in pixels, near enough to lay a drawing out by where nothing can measure it. */
export function textWidth(text: string, size: number = USUAL): number {
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  return ems * size;
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
  if (lettersIn(text, width, size) === text.length) return text;
  return `${text.slice(0, lettersIn(text, width - textWidth('…', size), size)).trimEnd()}…`;
}

/** As many whole words as fit; a word wider than the line is cut. */
function takeLine(text: string, width: number, size: number): string {
  const fit = lettersIn(text, width, size);
  if (fit === text.length) return text;
  const end = text.lastIndexOf(' ', fit);
  return text.slice(0, end > 0 ? end : fit);
}

/** How much of a text fits, one letter at least; it looks no further than that. */
function lettersIn(text: string, width: number, size: number): number {
  let [fit, ems] = [0, 0];
  for (const letter of text) {
    ems += widthOf(letter);
    if (fit > 0 && ems * size > width) return fit;
    fit += letter.length;
  }
  return fit;
}

function widthOf(letter: string): number {
  if (/[ilI.,:;'’|!()[\] ]/.test(letter)) return 0.31;
  if (/[mwMW@%—]/.test(letter)) return 0.9;
  if (/[fjrt/-]/.test(letter)) return 0.4;
  return /[\dA-Z+=]/.test(letter) ? 0.66 : 0.6;
}
