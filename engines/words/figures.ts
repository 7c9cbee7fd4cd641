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

/** "12,500", "1.23M": a figure as it stands in a drawing, where room is scarce. Of figures `beside` each other thousands are 84.9K beside 412K. */
export function shortFigure(value: number, beside: readonly number[] = []): string {
  const size = Math.abs(value);
  const least = beside.some((other) => Math.abs(other) >= 1e5) ? 1e3 : 1e5;
  return size >= least && size < 1e15 ? short.format(value) : sayFigure(value);
}

const scales = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e5, by: 1e3, letter: 'K' },
] as const;
const onScale = new Intl.NumberFormat('en-GH', { maximumSignificantDigits: 2 });

/** "0", "0.5M", "1M", "1.5M": round figures that stand beside each other, as at an axis or in a legend, on the scale of the largest. */
export function figuresOnScale(values: readonly number[]): string[] {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value)));
  const scale = largest < 1e15 ? scales.find(({ from }) => largest >= from) : undefined;
  if (scale === undefined) return values.map((value) => sayFigure(value));
  const by = 'by' in scale ? scale.by : scale.from;
  // What is a hundred times smaller than the scale would be lost in its decimals.
  if (values.some((value) => value !== 0 && Math.abs(value) < by / 100))
    return values.map((value) => shortFigure(value));
  return values.map((value) => {
    const part = value / by;
    if (part === 0) return '0';
    return `${Math.abs(part) >= 10 ? sayFigure(part) : onScale.format(part)}${scale.letter}`;
  });
}
