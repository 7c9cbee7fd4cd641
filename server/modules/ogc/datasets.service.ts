import { type Condition, propertiesOf } from '#engines/features/condition.ts';
import type { Feature, Scalar } from '#engines/features/feature.ts';
import type { Box } from '#engines/shapes/points.ts';
import { licenceOf } from '#engines/catalogue/licences.ts';
import { ghana } from '#engines/tables/personal/personalData.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { numberedRows, tablesWithPositions, type TableWithPositions } from '../catalogue/catalogue.service.ts';
import type { Collection, Property } from './collection.ts';

const types: Readonly<Record<string, Property>> = {
  whole: { type: 'integer' },
  decimal: { type: 'number' },
  truth: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
};

/** Every table of public datasets that has positions and that anybody may open, as a collection of its rows that have one. */
export async function datasetCollections(scope: Scope): Promise<Collection[]> {
  return (await tablesWithPositions(scope)).map(collectionOf);
}

/** One of them by its id; null where there is none. */
export async function datasetCollection(scope: Scope, id: string): Promise<Collection | null> {
  const [, slug, position] = /^dataset\.(.+)\.(\d{1,5})$/.exec(id) ?? [];
  if (slug === undefined) return null;
  const table = (await tablesWithPositions(scope, slug)).find((each) => each.position === Number(position));
  return table === undefined ? null : collectionOf(table);
}

function collectionOf(table: TableWithPositions): Collection {
  const licence = licenceOf(table.licence);
  const placed = onMap(table);
  return {
    id: `dataset.${table.slug}.${table.position}`,
    title: table.tables === 1 ? table.name : `${table.name}: ${table.tableName}`,
    description: table.description || `Rows of the dataset ${table.name} by their positions.`,
    properties: Object.fromEntries(
      table.columns.map(({ name, type, unit }) => [
        name,
        { ...(types[type] ?? { type: 'string' }), ...(unit !== '' && { title: `${name} (${unit})` }) },
      ]),
    ),
    time: table.columns.find(({ type }) => type === 'date')?.name ?? null,
    extent: extentOf(table),
    licence: { name: licence.name, url: licence.url },
    async page(scope, { condition, offset, limit }) {
      const of = [...placed, ...(condition === undefined ? [] : [onColumns(condition, table)])];
      const asked = of.length === 0 ? undefined : ({ kind: 'all', of } as const);
      const { columns, rows, total } = await numberedRows(scope, table, { condition: asked, offset, limit });
      return { features: rows.map((row) => featureOf(table, columns, row)), matched: total };
    },
    async find(scope, id) {
      const number = Number(id);
      if (!Number.isSafeInteger(number) || number < 1 || String(number) !== id) return null;
      const { columns, rows } = await numberedRows(scope, table, { offset: number - 1, limit: 1 });
      const feature = rows[0] === undefined ? null : featureOf(table, columns, rows[0]);
      return feature?.geometry ? feature : null;
    },
  };
}

/** That a row has both parts of its position: programs take what the first rows have for what all have. */
function onMap({ columns, latitude, longitude }: TableWithPositions): Condition[] {
  return columns
    .filter(({ name, profile }) => (name === latitude || name === longitude) && profile?.empty !== 0)
    .map(({ name }) => ({ kind: 'not', of: { kind: 'empty', property: name } }));
}

function featureOf(
  { latitude, longitude }: TableWithPositions,
  columns: readonly string[],
  { number, cells }: { readonly number: number; readonly cells: readonly Scalar[] },
): Feature {
  const properties = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? null]));
  const [lat, lng] = [properties[latitude], properties[longitude]];
  const lies = typeof lat === 'number' && typeof lng === 'number';
  return {
    id: String(number),
    geometry: lies ? { type: 'Point', coordinates: [lng, lat] } : null,
    properties,
  };
}

/** A condition on shapes as one on the columns of the positions. Throws a problem for shapes that are no box and no point. */
function onColumns(condition: Condition, table: TableWithPositions): Condition {
  const { latitude, longitude } = table;
  const between = (property: string, low: number, high: number): Condition[] => [
    { kind: 'compare', property, op: '>=', value: low },
    { kind: 'compare', property, op: '<=', value: high },
  ];
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { kind: condition.kind, of: condition.of.map((each) => onColumns(each, table)) };
    case 'not':
      return { kind: 'not', of: onColumns(condition.of, table) };
    case 'meets': {
      const { shape } = condition;
      if ('polygons' in shape)
        throw problem('badInput', {
          sentence:
            'This collection is filtered by BBOX and POINT alone. Write S_INTERSECTS(geometry, BBOX(-1.6,7.2,-1.2,7.6)).',
        });
      const [west, south, east, north] = 'box' in shape ? shape.box : [...shape.point, ...shape.point];
      return { kind: 'all', of: [...between(longitude, west, east), ...between(latitude, south, north)] };
    }
    default:
      return condition;
  }
}

function extentOf({ columns, latitude, longitude }: TableWithPositions): Box {
  const range = (name: string, [low, high]: readonly [number, number]): readonly [number, number] => {
    const { min = null, max = null } = columns.find((column) => column.name === name)?.profile ?? {};
    return min === null || max === null ? [low, high] : [Number(min), Number(max)];
  };
  const [south, north] = range(latitude, ghana.latitude);
  const [west, east] = range(longitude, ghana.longitude);
  return [west, south, east, north];
}

/** The first property of a condition that a collection does not have. */
export function unknownProperty(condition: Condition, { properties }: Collection): string | undefined {
  return propertiesOf(condition).find((name) => !Object.hasOwn(properties, name));
}
