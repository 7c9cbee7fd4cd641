import { Compile } from 'typebox/compile';
import type { TObject, TSchema } from 'typebox';
import type { EndpointShape } from '#contract/endpoint.ts';
import { explain } from './explain.ts';
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
  const params = endpoint.params && checked(endpoint.params, 'The address');
  const query = endpoint.query && checked(endpoint.query, 'The query');
  const body = endpoint.body && checked(endpoint.body, 'The body');
  return (raw) => {
    refuseHollow(raw.params);
    return {
      params: params && params(fromText(endpoint.params, raw.params)),
      query: query && query(fromText(endpoint.query, raw.query)),
      body: endpoint.upload ? readFile(raw) : body && body(readBody(endpoint.body, raw)),
    };
  };
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
  throw problem('badInput', { sentence: 'The file is missing. Send its bytes as the body with Content-Type: application/octet-stream.' });
}

function readBody(schema: TSchema | undefined, raw: RawInput): unknown {
  if (raw.body === undefined || raw.body === '') {
    throw problem('badInput', { sentence: 'The body is missing. Send JSON with Content-Type: application/json.' });
  }
  if (typeof raw.body !== 'string') throw problem('wrongContentType', { found: 'application/octet-stream' });
  return raw.isForm ? fromText(schema, Object.fromEntries(formFields(raw.body))) : parseJson(raw.body);
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
      throw problem('badInput', { sentence: `${name} in the address is "${value}". Put the ${name} you mean in its place.` });
    }
  }
}

/** Text from an address or a form, turned into what the schema declares where it can be. */
function fromText(schema: TSchema | undefined, fields: Readonly<Record<string, string | string[]>>): unknown {
  const { properties = {}, required = [], patternProperties } = readSchema(schema as TObject);
  // A map takes every field as it came.
  if (patternProperties !== undefined) return fields;
  const read: Record<string, unknown> = {};
  for (const [name, found] of Object.entries(fields)) {
    const property = properties[name];
    if (property === undefined) continue;
    // A plain form sends its empty fields too.
    if (found === '' && !required.includes(name) && !takesEmpty(property)) continue;
    read[name] = convert(property, found, name);
  }
  return read;
}

function convert(schema: Schema, found: string | readonly string[], name: string): unknown {
  const types = new Set(choices(schema).map((choice) => choice.type));
  if (types.has('array')) return [found].flat();
  if (Array.isArray(found)) {
    throw problem('badInput', { sentence: `${name} was sent ${found.length} times. Send it once.` });
  }
  const text = (found as string).trim();
  if ((types.has('integer') || types.has('number')) && text !== '' && Number.isFinite(Number(text))) return Number(text);
  if (types.has('boolean')) {
    if (text === 'true' || text === '1' || text === 'on') return true;
    if (text === 'false' || text === '0') return false;
  }
  return found;
}

function takesEmpty(schema: Schema): boolean {
  return choices(schema).some((choice) => choice.const === '');
}
