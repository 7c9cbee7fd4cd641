import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import type { EndpointShape } from '#contract/endpoint.ts';
import { explain } from './validationMessages.ts';
import { parseJson } from './parseJson.ts';
import { picker } from './pick.ts';
import { problem } from './problems.ts';
import { choices, readSchema, type Schema } from './schema.ts';

export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  /** The text of the body, or the bytes of a file; undefined when there was none. */
  readonly body: string | Uint8Array | undefined;
  /** True for an HTML form, whose fields are text. */
  readonly isForm: boolean;
}

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** What the endpoint's `prepare` made of it. */
  readonly prepared?: unknown;
}

/** Reads what a caller sent to an endpoint, by its declaration. Throws a problem with sentences; unknown fields are left behind. */
export function inputReader(endpoint: EndpointShape): (raw: RawInput) => Input {
  const params = endpoint.params && readerOfText(endpoint.params, 'The address');
  const query = endpoint.query && readerOfText(endpoint.query, 'The query');
  const body = endpoint.body && readerOfBody(endpoint.body);
  return (raw) => {
    refuseHollow(raw.params);
    return {
      params: params && params(raw.params),
      query: query && query(raw.query),
      body: endpoint.upload ? readFile(raw) : body && body(raw),
    };
  };
}

function readerOfText(schema: TSchema, place: string): (fields: Fields) => unknown {
  const [read, check] = [textReader(schema), checked(schema, place)];
  return (fields) => check(read(fields));
}

function checked(schema: TSchema, place: string): (value: unknown) => unknown {
  const check = Compile(schema);
  const pick = picker(schema);
  return (value) => {
    if (!check.Check(value)) {
      const sentences = explain(readSchema(schema), value, place);
      throw problem('badInput', { sentence: sentences.join(' ') || `${place} is not what this call takes.` });
    }
    return pick(value);
  };
}

function readFile({ body }: RawInput): Uint8Array {
  if (body instanceof Uint8Array && body.byteLength > 0) return body;
  throw problem('badInput', {
    sentence: 'The file is missing. Send its bytes as the body with Content-Type: application/octet-stream.',
  });
}

function readerOfBody(schema: TSchema): (raw: RawInput) => unknown {
  const [readForm, check] = [textReader(schema), checked(schema, 'The body')];
  return ({ body, isForm }) => {
    if (body === undefined || body === '') {
      throw problem('badInput', { sentence: 'The body is missing. Send JSON with Content-Type: application/json.' });
    }
    if (typeof body !== 'string') throw problem('wrongContentType', { found: 'application/octet-stream' });
    return check(isForm ? readForm(Object.fromEntries(formFields(body))) : parseJson(body));
  };
}

/** Fields of a form; one named twice becomes a list. */
function formFields(text: string): Map<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return fields;
}

/** A client's script that put a missing value into the address. */
function refuseHollow(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (value === 'undefined' || value === 'null' || value === 'NaN') {
      throw problem('badInput', {
        sentence: `${name} in the address is "${value}". Put the ${name} you mean in its place.`,
      });
    }
  }
}

type Fields = Readonly<Record<string, string | string[]>>;

/** Turns text from an address or a form into what the schema declares, where it can be. */
function textReader(schema: TSchema): (fields: Fields) => unknown {
  const { properties = {}, required = [], patternProperties, additionalProperties } = readSchema(schema);
  // A map takes every field as it came.
  if (patternProperties !== undefined) return (fields) => fields;
  const readers = new Map(
    Object.entries(properties).map(([name, property]) => [
      name,
      { convert: converter(property, name), takesEmpty: required.includes(name) || takesEmpty(property) },
    ]),
  );
  return (fields) => {
    const read: Record<string, unknown> = {};
    for (const [name, found] of Object.entries(fields)) {
      const reader = readers.get(name);
      // A plain form sends its empty fields too.
      if (reader !== undefined && (found !== '' || reader.takesEmpty)) read[name] = reader.convert(found);
      // Fields whose names the declaration leaves open, such as the properties of features.
      else if (reader === undefined && typeof additionalProperties === 'object') read[name] = found;
    }
    return read;
  };
}

function converter(schema: Schema, name: string): (found: string | string[]) => unknown {
  const types = new Set(choices(schema).map((choice) => choice.type));
  if (types.has('array')) return (found) => [found].flat();
  const [takesNumbers, takesTruth] = [types.has('integer') || types.has('number'), types.has('boolean')];
  return (found) => {
    if (Array.isArray(found)) {
      throw problem('badInput', { sentence: `${name} was sent ${found.length} times. Send it once.` });
    }
    const text = found.trim();
    if (takesNumbers && text !== '' && Number.isFinite(Number(text))) return Number(text);
    if (takesTruth) {
      // Python writes True.
      if (/^(?:true|1|on)$/i.test(text)) return true;
      if (/^(?:false|0)$/i.test(text)) return false;
    }
    return found;
  };
}

function takesEmpty(schema: Schema): boolean {
  return choices(schema).some((choice) => choice.const === '');
}
