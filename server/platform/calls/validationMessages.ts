import { quoted } from '#contract/problems/problems.ts';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import { choices, isNull, type Schema } from './schema.ts';

const mostSentences = 4;
/** Fields of a group that a sentence names. */
const mostNamed = 6;

/**
 * What is wrong with a value, for the person who sent it: each sentence names the field, what was found and
 * what was expected; a title names it in place of the field. `place` is where the value was sent ("The body", "The query"); no sentence when nothing is wrong.
 */
export function explain(schema: Schema, value: unknown, place: string): string[] {
  const sentences: string[] = [];
  collect(schema, value, '', place, sentences);
  return sentences.slice(0, mostSentences);
}

function collect(schema: Schema, value: unknown, field: string, place: string, sentences: string[]): void {
  if (sentences.length >= mostSentences || fits(schema, value)) return;
  const branch = nearest(schema, value);
  if (branch?.properties && isRecord(value)) return collectFields(branch, value, field, place, sentences);
  if (branch?.items && Array.isArray(value) && collectItems(branch, value, field, place, sentences)) return;
  const name = field === '' ? place : (schema.title ?? field);
  sentences.push(
    `${name} is ${secret.test(field) ? describeSecret(value) : describeFound(value)}; expected ${describe(schema)}.`,
  );
}

/** Fields whose content is repeated to nobody. */
const secret = /password|token|^code$/i;

function describeSecret(value: unknown): string {
  return typeof value === 'string' && value !== ''
    ? `${value.length} characters long`
    : describeFound(value === '' ? value : typeof value);
}

function collectFields(
  schema: Schema,
  value: Record<string, unknown>,
  field: string,
  place: string,
  sentences: string[],
): void {
  const properties = schema.properties ?? {};
  for (const [name, property] of Object.entries(properties)) {
    const path = field === '' ? name : `${field}.${name}`;
    if (value[name] === undefined) {
      if (schema.required?.includes(name)) sentences.push(`${path} is missing; expected ${describe(property)}.`);
    } else collect(property, value[name], path, place, sentences);
  }
  if (schema.additionalProperties !== false) return;
  for (const name of Object.keys(value)) {
    if (properties[name] === undefined)
      sentences.push(`${quoted(name)} is not a field here; expected only ${Object.keys(properties).join(', ')}.`);
  }
}

/** True when an item was to blame, and said so; false when it is their number. */
function collectItems(
  schema: Schema,
  values: readonly unknown[],
  field: string,
  place: string,
  sentences: string[],
): boolean {
  const before = sentences.length;
  values.forEach((value, index) => {
    const item = Array.isArray(schema.items) ? (schema.items as readonly Schema[])[index] : (schema.items as Schema);
    if (item) collect(item, value, `${field}[${index}]`, place, sentences);
  });
  return sentences.length > before;
}

/** The choice a value was most likely meant for: the only one of its type, or the one that its tag ("kind") names. */
function nearest(schema: Schema, value: unknown): Schema | undefined {
  const type = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : undefined;
  const alike = choices(schema).filter((choice) => choice.type === type);
  if (alike.length < 2 || !isRecord(value)) return alike.length === 1 ? alike[0] : undefined;
  const tag = tagOf(alike);
  if (tag === undefined) return undefined;
  const tags = alike.flatMap(({ properties }) => properties?.[tag] ?? []);
  return (
    alike[tags.findIndex((each) => fits(each, value[tag]))] ??
      // It names none of them: only that is said.
      { type: 'object', required: [tag], properties: { [tag]: { anyOf: tags } } }
  );
}

/** The field by whose words groups of fields are told apart. */
function tagOf(groups: readonly Schema[]): string | undefined {
  return Object.keys(groups[0]?.properties ?? {}).find((name) =>
    groups.every(({ properties, required }) => {
      const field = properties?.[name];
      return (
        field !== undefined &&
        required?.includes(name) === true &&
        choices(field).every((choice) => choice.const !== undefined)
      );
    }),
  );
}

/** What a schema asks for, in words: "a whole number from 1 to 12". */
export function describe(schema: Schema): string {
  if (schema.description) return schema.description;
  const others = choices(schema).filter((choice) => !isNull(choice));
  if (schema.anyOf) return describeChoices(others);
  if (schema.const !== undefined) return schema.const === '' ? 'nothing' : JSON.stringify(schema.const);
  if (schema.enum) return oneOf(schema.enum.map((each) => JSON.stringify(each)));
  return `${describeKind(schema)}${example(schema)}`;
}

function describeChoices(others: readonly Schema[]): string {
  const words = others.filter((choice) => choice.const !== '').map(describe);
  return oneOf([...new Set(words)]);
}

function oneOf(words: readonly string[]): string {
  return words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or ');
}

function describeKind(schema: Schema): string {
  switch (schema.type) {
    case 'integer':
      return `a whole number${range(schema)}`;
    case 'number':
      return `a number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return Array.isArray(schema.items)
        ? `a list of ${schema.items.length} items`
        : `a list${count(schema.minItems, schema.maxItems, 'item')}`;
    case 'object':
      return groupOf(schema.required?.length ? schema.required : Object.keys(schema.properties ?? {}));
    case 'null':
      return 'null';
    default:
      if (schema.format === 'date') return 'a day of the calendar written YYYY-MM-DD';
      if (schema.format === 'email') return 'an e-mail address';
      return `text${count(schema.minLength, schema.maxLength, 'character')}${schema.pattern && !schema.examples ? ` like ${schema.pattern}` : ''}`;
  }
}

function range({ minimum, maximum, exclusiveMinimum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}

function count(least: number | undefined, most: number | undefined, thing: string): string {
  const plural = (n: number): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
  if (least && most) return ` of ${least} to ${plural(most)}`;
  if (most) return ` of at most ${plural(most)}`;
  return least ? ` of at least ${plural(least)}` : '';
}

function example({ examples }: Schema): string {
  return examples?.length ? `, such as ${String(examples[0])}` : '';
}

function describeFound(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value === '') return 'empty';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string')
    return value.length > 60 ? `${quoted(value)} (${value.length} characters)` : quoted(value);
  return isRecord(value) ? groupOf(Object.keys(value).map(quoted)) : String(value);
}

function groupOf(fields: readonly string[]): string {
  const left = fields.length - mostNamed;
  const named = [...fields.slice(0, mostNamed), ...(left > 0 ? [`${left} more`] : [])];
  if (named.length < 2) return named.length === 0 ? 'a group without fields' : `a group with the field ${named[0]}`;
  return `a group with the fields ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

function fits(schema: Schema, value: unknown): boolean {
  return Value.Check(schema as TSchema, value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
