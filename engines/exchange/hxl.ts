import { findPositions } from '../tables/places/findPositions.ts';
import type { Column } from '../tables/types.ts';

type Told = Pick<Column, 'name' | 'type' | 'names' | 'unit' | 'profile'>;

/** Hashtags by words of a header (HXL standard 1.1, hashtag dictionary); the first that fits. */
const byName: readonly (readonly [words: RegExp, tag: string])[] = [
  [/\byear\b/, '#date+year'],
  [/\bregions?\b/, '#adm1+name'],
  [/\bdistricts?\b/, '#adm2+name'],
  [/\b(community|communities|village|town)\b/, '#loc+name'],
  [/\b(crop|commodity)\b/, '#item+crop'],
  [/\b(organi[sz]ation|institution)\b/, '#org+name'],
  [/\b(sector|system)\b/, '#sector'],
];

/** The tag row of a table, a hashtag for each column that can carry one, empty for the others; null where none can. */
export function hxlTags(columns: readonly Told[]): string[] | null {
  const positions = findPositions(columns);
  const tags = columns.map((column) => {
    if (column === positions?.latitude) return '#geo+lat';
    if (column === positions?.longitude) return '#geo+lon';
    if (column.names === 'region') return '#adm1+name';
    if (column.names === 'district') return '#adm2+name';
    if (column.type === 'date') return '#date';
    const words = column.name.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
    const found = byName.find(([pattern]) => pattern.test(words))?.[1];
    if (found !== undefined) return found;
    return (column.type === 'decimal' || column.type === 'whole') && column.unit !== '' ? '#indicator+value+num' : '';
  });
  return tags.some((tag) => tag !== '') ? tags : null;
}
