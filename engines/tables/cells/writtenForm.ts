/** How dates are written where all of a column are written alike, in the signs of strftime; -d and -m are without a nought in front. */
export const dateForms: readonly string[] = [
  ...['/', '-', '.'].flatMap((sign) => [
    `%d${sign}%m${sign}%Y`,
    `%-d${sign}%-m${sign}%Y`,
    `%m${sign}%d${sign}%Y`,
    `%-m${sign}%-d${sign}%Y`,
  ]),
  '%Y/%m/%d',
  '%Y.%m.%d',
  '%d %b %Y',
  '%-d %b %Y',
  '%d-%b-%Y',
  '%-d-%b-%Y',
  '%d %B %Y',
  '%-d %B %Y',
];

/** Most decimals that are written back: with fifteen digits in all a number is kept exactly. */
const mostDecimals = 12;

/** ".2" means two decimals; null where it means none of the kind. */
export function decimalsOf(text: string): number | null {
  const found = /^\.(\d{1,2})$/.exec(text)?.[1];
  return found === undefined || Number(found) < 1 || Number(found) > mostDecimals ? null : Number(found);
}
