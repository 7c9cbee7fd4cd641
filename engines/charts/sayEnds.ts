type End = string | null | undefined;

/** How a span is told by its first and last label: "2013–2017", "1996/97–2011/12", of months their years; nothing where one end is not known. */
export function sayEnds(first: End, last: End): string {
  const [from, to] = areMonths([first, last]) ? [first?.slice(0, 4), last?.slice(0, 4)] : [first, last];
  if (!from || !to || first === last) return '';
  return from === to ? from : `${from}–${to}`;
}

/** Whether 2006-01 is a month: of a season the second year follows the first, as in 2006-07. */
function areMonths(ends: readonly End[]): boolean {
  const read = ends.map((end) => /^\d\d(\d\d)-(0[1-9]|1[0-2])$/.exec(end ?? ''));
  return (
    read.every((each) => each !== null) && read.some(([, year, month]) => (Number(year) + 1) % 100 !== Number(month))
  );
}
