import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { explain } from './explain.ts';
import { choices, isNull, type Schema } from './schema.ts';

/** Copies what a schema declares and leaves the rest behind. Throws ShapeError where a declared field is missing or of another kind. */
export type Pick = (value: unknown) => unknown;

/** A value that is not what was declared: our own mistake, never the caller's. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

/** Thrown inside, where the path is not known: building paths at every field would cost more than the copy. */
const misfit = new Error('not as declared');

/** The whitelist of a schema, built once: only declared fields pass. `name` is whose answer it is. */
export function picker(schema: TSchema, name = ''): Pick {
  const pick = build(schema as Schema);
  return (value) => {
    try {
      return pick(value);
    } catch (error) {
      if (error !== misfit) throw error;
      throw new ShapeError(`${name}: ${explain(schema as Schema, value, 'the answer').join(' ') || 'not what it declares'}`);
    }
  };
}

function build(schema: Schema): Pick {
  if (schema.anyOf) return buildUnion(schema);
  if (schema.allOf) return buildMerged(schema.allOf);
  if (schema.const !== undefined) return only((value) => value === schema.const);
  if (schema.enum) return only((value) => schema.enum?.includes(value as string) ?? false);
  switch (schema.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? value : fail());
    case 'number':
      return (value) => (Number.isFinite(value) ? value : fail());
    case 'integer':
      return (value) => (Number.isInteger(value) ? value : fail());
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : fail());
    case 'null':
      return (value) => (value === null ? value : fail());
    case 'array':
      return buildArray(schema);
    case 'object':
      return schema.properties ? buildObject(schema, schema.properties) : buildMap(schema);
    default:
      return (value) => value;
  }
}

function fail(): never {
  throw misfit;
}

function only(fits: (value: unknown) => boolean): Pick {
  return (value) => (fits(value) ? value : fail());
}

function buildObject(schema: Schema, properties: Readonly<Record<string, Schema>>): Pick {
  const names = Object.keys(properties);
  const picks = Object.values(properties).map(build);
  const required = names.map((name) => schema.required?.includes(name) ?? false);
  return (value) => {
    if (typeof value !== 'object' || value === null) return fail();
    const source = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      const found = source[name];
      if (found !== undefined) picked[name] = (picks[i] as Pick)(found);
      else if (required[i]) return fail();
    }
    return picked;
  };
}

function buildMap(schema: Schema): Pick {
  const inner = Object.values(schema.patternProperties ?? {})[0];
  if (!inner) return only((value) => typeof value === 'object' && value !== null);
  const pick = build(inner);
  return (value) => {
    if (typeof value !== 'object' || value === null) return fail();
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pick(each)]));
  };
}

function buildArray(schema: Schema): Pick {
  const tuple = Array.isArray(schema.items) ? (schema.items as readonly Schema[]).map(build) : null;
  const each = tuple || !schema.items ? null : build(schema.items as Schema);
  return (value) => {
    if (!Array.isArray(value)) return fail();
    if (each) return value.map(each);
    return tuple ? tuple.map((pick, index) => pick(value[index])) : value;
  };
}

function buildUnion(schema: Schema): Pick {
  const rest = choices(schema).filter((choice) => !isNull(choice));
  const nullable = rest.length < choices(schema).length;
  const pick = rest.length === 1 && rest[0] ? build(rest[0]) : buildChoice(rest);
  return nullable ? (value) => (value === null ? null : pick(value)) : pick;
}

/** Constants by look-up; else the first choice that holds. */
function buildChoice(rest: readonly Schema[]): Pick {
  const constants = new Set<unknown>(rest.map((choice) => choice.const));
  if (!constants.has(undefined)) return only((value) => constants.has(value));
  const branches = rest.map((choice) => ({ check: Compile(choice as TSchema), pick: build(choice) }));
  return (value) => {
    for (const { check, pick } of branches) if (check.Check(value)) return pick(value);
    return fail();
  };
}

function buildMerged(parts: readonly Schema[]): Pick {
  const all = parts.map(build);
  return (value) => Object.assign({}, ...all.map((pick) => pick(value) as object)) as unknown;
}
