import { choices, isNull, type Schema } from '../platform/calls/schema.ts';

/** A value the schema takes: the examples it names, else the least it asks for. Optional fields are left out. */
export function exampleOf(schema: Schema): unknown {
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const first = choices(schema).find((choice) => !isNull(choice));
  if (schema.anyOf !== undefined && first !== undefined) return exampleOf(first);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, each]) => [name, exampleOf(each)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items as Schema));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return schema.format === 'date' ? '2026-04-15' : 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  }
}

/** Where a single value goes in a body: the names and places that lead to it. */
export type Path = readonly (string | number)[];

/** Every single value of a schema with its place, those of optional fields and of the first item of a list too. */
export function placesOf(schema: Schema, path: Path = []): (readonly [Path, Schema])[] {
  const inner = choices(schema).flatMap((choice) => {
    if (choice.type === 'object')
      return Object.entries(choice.properties ?? {}).flatMap(([name, each]) => placesOf(each, [...path, name]));
    if (choice.type === 'array' && choice.items !== undefined)
      return placesOf((Array.isArray(choice.items) ? choice.items[0] : choice.items) as Schema, [...path, 0]);
    return [];
  });
  return [[path, schema], ...inner];
}

/** The value with another one at a place; what leads there is made. */
export function withAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put;
  if (typeof step === 'number') return [withAt(Array.isArray(value) ? value[0] : undefined, rest, put)];
  const before = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...before, [step]: withAt(before[step], rest, put) };
}
