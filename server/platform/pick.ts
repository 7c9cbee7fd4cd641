import { choices, isNull, type Schema } from './schema.ts';
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';

/** Copies what a schema declares and leaves the rest behind. Throws ShapeError where a declared field is missing or of another kind. */
export type Pick = (value: unknown) => unknown;

/** A value that is not what was declared: our own mistake, never the caller's. */
export class ShapeError extends Error {
  constructor(path: string, expected: string, found: unknown) {
    super(`${path || 'the answer'} is ${found === undefined ? 'missing' : JSON.stringify(found)?.slice(0, 80)}; declared as ${expected}`);
    this.name = 'ShapeError';
  }
}

type At = (value: unknown, path: string) => unknown;

/** The whitelist of a schema, built once: only declared fields pass. */
export function picker(schema: TSchema, name = ''): Pick {
  const at = build(schema as Schema);
  return (value) => at(value, name);
}

function build(schema: Schema): At {
  if (schema.anyOf) return buildUnion(schema);
  if (schema.allOf) return buildMerged(schema.allOf);
  if (schema.const !== undefined) return only((value) => value === schema.const, JSON.stringify(schema.const));
  if (schema.enum) return only((value) => schema.enum?.includes(value as string) ?? false, `one of ${schema.enum.join(', ')}`);
  switch (schema.type) {
    case 'string':
      return only((value) => typeof value === 'string', 'text');
    case 'number':
      return only((value) => Number.isFinite(value), 'a number');
    case 'integer':
      return only((value) => Number.isInteger(value), 'a whole number');
    case 'boolean':
      return only((value) => typeof value === 'boolean', 'true or false');
    case 'null':
      return only((value) => value === null, 'null');
    case 'array':
      return buildArray(schema);
    case 'object':
      return schema.properties ? buildObject(schema, schema.properties) : buildMap(schema);
    default:
      return (value) => value;
  }
}

function only(fits: (value: unknown) => boolean, expected: string): At {
  return (value, path) => {
    if (!fits(value)) throw new ShapeError(path, expected, value);
    return value;
  };
}

function buildObject(schema: Schema, properties: Readonly<Record<string, Schema>>): At {
  const fields = Object.entries(properties).map(([name, property]) => ({
    name,
    at: build(property),
    required: schema.required?.includes(name) ?? false,
  }));
  return (value, path) => {
    if (typeof value !== 'object' || value === null) throw new ShapeError(path, 'an object', value);
    const source = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (const { name, at, required } of fields) {
      const found = source[name];
      if (found !== undefined) picked[name] = at(found, path === '' ? name : `${path}.${name}`);
      else if (required) throw new ShapeError(path === '' ? name : `${path}.${name}`, 'required', found);
    }
    return picked;
  };
}

function buildMap(schema: Schema): At {
  const inner = Object.values(schema.patternProperties ?? {})[0];
  if (!inner) return only((value) => typeof value === 'object' && value !== null, 'an object');
  const at = build(inner);
  return (value, path) => {
    if (typeof value !== 'object' || value === null) throw new ShapeError(path, 'an object', value);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, at(each, `${path}.${name}`)]));
  };
}

function buildArray(schema: Schema): At {
  const tuple = Array.isArray(schema.items) ? (schema.items as readonly Schema[]).map(build) : null;
  const each = tuple || !schema.items ? null : build(schema.items as Schema);
  return (value, path) => {
    if (!Array.isArray(value)) throw new ShapeError(path, 'a list', value);
    if (each) return value.map((item, index) => each(item, `${path}[${index}]`));
    return tuple ? tuple.map((at, index) => at(value[index], `${path}[${index}]`)) : value;
  };
}

function buildUnion(schema: Schema): At {
  const rest = choices(schema).filter((choice) => !isNull(choice));
  const nullable = rest.length < choices(schema).length;
  const at = rest.length === 1 && rest[0] ? build(rest[0]) : buildChoice(rest);
  return nullable ? (value, path) => (value === null ? null : at(value, path)) : at;
}

/** The first choice that holds; a value of none is a mistake. */
function buildChoice(rest: readonly Schema[]): At {
  const branches = rest.map((choice) => ({ check: Compile(choice as TSchema), at: build(choice) }));
  return (value, path) => {
    for (const { check, at } of branches) if (check.Check(value)) return at(value, path);
    throw new ShapeError(path, 'one of several shapes, none of which it has', value);
  };
}

function buildMerged(parts: readonly Schema[]): At {
  const all = parts.map(build);
  return (value, path) => Object.assign({}, ...all.map((at) => at(value, path) as object)) as unknown;
}
