import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { explain } from './validationMessages.ts';
import { choices, isNull, type Schema } from './schema.ts';

/**
 * Writes what a schema declares as JSON and leaves the rest behind. Throws ShapeError where a declared field is
 * missing or of another kind.
 */
export type WriteJson = (value: unknown) => string;

/** A value that is not what was declared: our own mistake, never the caller's. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

/** Thrown inside, where the path is not known: building paths at every field would cost more than the text. */
const misfit = new Error('not as declared');

/**
 * The outgoing whitelist of a schema, built once: check, choice of fields and text in one walk. `name` is whose
 * answer it is. An object or list that its maker froze never changes, nor does what it holds: its text is written
 * once and kept as long as it lives.
 */
export function jsonWriter(schema: TSchema, name = ''): WriteJson {
  const write = build(schema as Schema);
  return (value) => {
    try {
      return write(value);
    } catch (error) {
      if (error !== misfit) throw error;
      throw new ShapeError(
        `${name}: ${explain(schema as Schema, value, 'the answer').join(' ') || 'not what it declares'}`,
      );
    }
  };
}

function build(schema: Schema): WriteJson {
  if (schema.anyOf) return buildUnion(schema);
  if (schema.allOf)
    throw new Error('An answer is declared with allOf. Declare one object: its fields are the whitelist.');
  if (schema.const !== undefined) return oneOf([schema.const]);
  if (schema.enum) return oneOf(schema.enum);
  switch (schema.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? writeText(value) : fail());
    case 'number':
      return (value) => (Number.isFinite(value) ? String(value) : fail());
    case 'integer':
      return (value) => (Number.isInteger(value) ? String(value) : fail());
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : fail());
    case 'null':
      return (value) => (value === null ? 'null' : fail());
    case 'array':
      return buildArray(schema);
    case 'object':
      return schema.properties ? buildObject(schema, schema.properties) : buildMap(schema);
    default:
      return (value) => JSON.stringify(value) ?? 'null';
  }
}

function fail(): never {
  throw misfit;
}

/** Anything but what stands in JSON as it is: quotes, backslashes, control characters, surrogates. */
const escaped = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** Short text with nothing to escape, the usual case, needs no more than its quotes. */
function writeText(text: string): string {
  return text.length < 60 && !escaped.test(text) ? `"${text}"` : JSON.stringify(text);
}

function oneOf(values: readonly unknown[]): WriteJson {
  const written = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => written.get(value) ?? fail();
}

function buildObject(schema: Schema, properties: Readonly<Record<string, Schema>>): WriteJson {
  const fields = Object.entries(properties).map(([name, inner]) => ({
    name,
    label: `${JSON.stringify(name)}:`,
    write: build(inner),
    required: schema.required?.includes(name) ?? false,
  }));

  function write(source: Record<string, unknown>): string {
    let text = '';
    for (const field of fields) {
      const found = source[field.name];
      if (found !== undefined) text += `${text === '' ? '{' : ','}${field.label}${field.write(found)}`;
      else if (field.required) return fail();
    }
    return text === '' ? '{}' : `${text}}`;
  }

  return cacheFrozen((value) =>
    typeof value === 'object' && value !== null ? write(value as Record<string, unknown>) : fail(),
  );
}

function cacheFrozen(write: WriteJson): WriteJson {
  const kept = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value);
    const known = kept.get(value);
    if (known !== undefined) return known;
    // Through bytes, so that what is kept is one piece and not a chain of its parts.
    const text = Buffer.from(write(value)).toString();
    kept.set(value, text);
    return text;
  };
}

function buildMap(schema: Schema): WriteJson {
  const inner = Object.values(schema.patternProperties ?? {})[0];
  const write: WriteJson = inner ? build(inner) : (value) => JSON.stringify(value);
  return (value) => {
    if (typeof value !== 'object' || value === null) return fail();
    const fields = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${write(each)}`).join(',')}}`;
  };
}

function buildArray({ items }: Schema): WriteJson {
  if (Array.isArray(items)) {
    const parts = (items as readonly Schema[]).map(build);
    return (value) =>
      Array.isArray(value) ? `[${parts.map((write, index) => write(value[index])).join(',')}]` : fail();
  }
  const write: WriteJson = items ? build(items as Schema) : (value) => JSON.stringify(value) ?? 'null';
  return cacheFrozen((value) => {
    if (!Array.isArray(value)) return fail();
    let text = '';
    for (const each of value) text += text === '' ? write(each) : `,${write(each)}`;
    return `[${text}]`;
  });
}

function buildUnion(schema: Schema): WriteJson {
  const rest = choices(schema).filter((choice) => !isNull(choice));
  const nullable = rest.length < choices(schema).length;
  const write = rest.length === 1 && rest[0] ? build(rest[0]) : buildChoice(rest);
  return nullable ? (value) => (value === null ? 'null' : write(value)) : write;
}

/** Constants by look-up; else the first choice that holds. */
function buildChoice(rest: readonly Schema[]): WriteJson {
  const constants = rest.map((choice) => choice.const);
  if (!constants.includes(undefined)) return oneOf(constants);
  const branches = rest.map((choice) => ({ check: Compile(choice as TSchema), write: build(choice) }));
  return (value) => {
    for (const { check, write } of branches) if (check.Check(value)) return write(value);
    return fail();
  };
}
