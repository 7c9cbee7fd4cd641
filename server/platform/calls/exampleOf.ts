import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import { isNull, type Schema } from './schema.ts';

/** What usually stands under a name; sample values, of nobody who exists. */
const usual: Readonly<Record<string, unknown>> = {
  addressId: 'ejura',
  category: 'Pests',
  code: '123456',
  community: 'Ejura',
  crop: 'maize',
  current_password: 'a long sentence only I know',
  date: '2026-04-15',
  days: 30,
  description: 'Fall armyworm on most plants of the field',
  district: 'ejura_sekyedumase_municipal',
  districtId: 'ejura_sekyedumase_municipal',
  email: 'ama@example.org',
  from: '2026-04-01',
  institution: 'Ministry of Food and Agriculture',
  label: 'Maize growers',
  language: 'en',
  latitude: 7.3897,
  limit: 20,
  longitude: -1.411,
  name: 'Ama Mensah',
  note: 'Seen this morning',
  number: '1',
  offset: 0,
  password: 'a long sentence only I know',
  phone: '0244000001',
  q: 'maize',
  reason: 'No longer needed',
  region: 'Ashanti',
  repeat_password: 'a long sentence only I know',
  slug: 'maize-yields',
  source: 'Field visit',
  text: 'Rain is expected tomorrow',
  title: 'Maize yields by district',
  to: '2026-04-30',
  year: 2026,
};
const candidates = [
  '1',
  '2026-04-15',
  '2026-04-15T12:00:00Z',
  '6f1c1f0a-8f0e-4f0e-9a55-0c8f5c1b2d3e',
  'maize',
  'https://example.org',
];

/**
 * A value that a schema takes, for readers of the API document: what usually stands under that name where the schema takes it.
 * Undefined where none was found that the schema itself takes.
 */
export function exampleOf(schema: Schema, name = ''): unknown {
  const made = make(schema, name);
  return made !== undefined && Value.Check(schema as TSchema, made) ? made : undefined;
}

function make(schema: Schema, name: string): unknown {
  const known = [schema.examples?.[0], schema.default, usual[name], schema.const, schema.enum?.[0]];
  const fit = known.find((each) => each !== undefined && Value.Check(schema as TSchema, each));
  if (fit !== undefined) return fit;
  const choice = schema.anyOf?.find((each) => !isNull(each));
  if (choice) return make(choice, name);
  if (schema.properties) return makeObject(schema.properties, schema.required ?? []);
  if (schema.type === 'array') return makeArray(schema, name);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? schema.maximum ?? 1;
  return candidates.find((each) => Value.Check(schema as TSchema, each));
}

function makeObject(properties: Readonly<Record<string, Schema>>, required: readonly string[]): unknown {
  const named = Object.entries(properties)
    .filter(([name]) => required.includes(name) || name in usual)
    .map(([name, property]) => [name, exampleOf(property, name)] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

function makeArray({ items, minItems = 1 }: Schema, name: string): unknown {
  const each = items as Schema | readonly Schema[] | undefined;
  if (each === undefined) return [];
  if (Array.isArray(each)) return (each as readonly Schema[]).map((item) => make(item, ''));
  const one = make(each as Schema, name.replace(/s$/, ''));
  return one === undefined
    ? []
    : Array.from({ length: Math.max(1, minItems) }, (_, index) => (typeof one === 'number' ? one + index : one));
}
