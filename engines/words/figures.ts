const small = new Intl.NumberFormat('en-GH', { maximumSignificantDigits: 3 });
const large = new Intl.NumberFormat('en-GH', { maximumFractionDigits: 1 });
const extreme = new Intl.NumberFormat('en-GH', { maximumSignificantDigits: 3, notation: 'scientific' });
const short = new Intl.NumberFormat('en-GH', { maximumSignificantDigits: 3, notation: 'compact' });

/** "2.64", "131.5", "12,500", "0.004": a figure as it is read, in a table or aloud. */
export function sayFigure(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size > 0 && size < 1e-4)) return extreme.format(value);
  return size >= 100 ? large.format(value) : small.format(value);
}

/** "12,500", "1.23M": a figure as it stands in a drawing, where room is scarce. */
export function shortFigure(value: number): string {
  const size = Math.abs(value);
  return size >= 1e5 && size < 1e15 ? short.format(value) : sayFigure(value);
}
