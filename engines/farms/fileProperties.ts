/** What a property of a shape may be taken for. */
export const farmProperties = ['name', 'card', 'phone', 'crop'] as const;
export type FarmProperty = (typeof farmProperties)[number];

const names: Readonly<Record<FarmProperty, RegExp>> = {
  name: /^(name|farm|farm ?name|label|title)$/,
  card: /^(card|card ?no|card ?number|ghana ?card|ghana ?card ?no|ghana ?card ?number|gha ?card|id ?card)$/,
  phone: /^(phone|phone ?no|phone ?number|tel|telephone|mobile|contact)$/,
  crop: /^(crop|crops|crop ?name|commodity)$/,
};

/** What a property holds by its name; null where the name does not tell. */
export function propertyOf(name: string): FarmProperty | null {
  const plain = name
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();
  return farmProperties.find((each) => names[each].test(plain)) ?? null;
}

/** Whether a number is in a list such as "3,5-9". */
export function listHolds(list: string): (number: number) => boolean {
  const spans = list.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return from === undefined || part === '' ? [] : [[from, to ?? from] as const];
  });
  return (number) => spans.some(([from, to]) => number >= from && number <= to);
}

/** The shortest list of some numbers: "3,5-9". */
export function listOf(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}
