import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { choices, isNull, type Schema } from './schema.ts';

/** Copies what a schema declares out of a value that fits it, and leaves the rest behind. */
export type Pick = (value: unknown) => unknown;

/** The incoming whitelist of a schema, built once. Check the value first: fields that do not fit are not looked for. */
export function picker(schema: TSchema): Pick {
  return build(schema as Schema);
}

function build(schema: Schema): Pick {
  if (schema.anyOf) return buildUnion(schema);
  if (schema.allOf) return buildMerged(schema.allOf);
  if (schema.type === 'array') return buildArray(schema);
  if (schema.type === 'object') return schema.properties ? buildObject(schema) : buildMap(schema);
  return (value) => value;
}

function buildObject({ properties = {}, additionalProperties }: Schema): Pick {
  // Names that the declaration leaves open were checked with the rest.
  if (typeof additionalProperties === 'object') return (value) => ({ ...(value as object) });
  const fields = Object.entries(properties).map(([name, inner]) => ({ name, pick: build(inner) }));
  return (value) => {
    const source = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      const found = source[name];
      if (found !== undefined) picked[name] = pick(found);
    }
    return picked;
  };
}

function buildMap(schema: Schema): Pick {
  const inner = Object.values(schema.patternProperties ?? {})[0];
  if (!inner) return (value) => value;
  const pick = build(inner);
  return (value) => Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, pick(each)]));
}

function buildArray({ items }: Schema): Pick {
  if (!items) return (value) => value;
  if (Array.isArray(items)) {
    const parts = (items as readonly Schema[]).map(build);
    return (value) => parts.map((pick, index) => pick((value as readonly unknown[])[index]));
  }
  const pick = build(items as Schema);
  return (value) => (value as readonly unknown[]).map(pick);
}

function buildUnion(schema: Schema): Pick {
  const rest = choices(schema).filter((choice) => !isNull(choice));
  const [only, ...others] = rest;
  if (only && others.length === 0) {
    const pick = build(only);
    return (value) => (value === null ? null : pick(value));
  }
  if (rest.every((choice) => choice.type !== 'object' && choice.type !== 'array')) return (value) => value;
  const branches = rest.map((choice) => ({ check: Compile(choice as TSchema), pick: build(choice) }));
  return (value) => {
    const branch = branches.find(({ check }) => check.Check(value));
    return branch === undefined ? value : branch.pick(value);
  };
}

function buildMerged(parts: readonly Schema[]): Pick {
  const all = parts.map(build);
  return (value) => Object.assign({}, ...all.map((pick) => pick(value) as object)) as unknown;
}
