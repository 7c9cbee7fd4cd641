import { apiChanges } from '#contract/changelog.ts';
import { largestBodyBytes, longestUrl } from '#contract/limits.ts';
import { roomsSaid } from '#contract/rooms.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { describeCall } from './describeCall.ts';
import { exampleOf } from './exampleOf.ts';
import { refusalResponses, refusalSchemas, refusalsOf } from './openapiRefusals.ts';
import { ownExamples } from './ownExamples.ts';
import { readSchema, type Schema } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of these calls, straight from their declarations. */
export function apiDocument(endpoints: readonly EndpointShape[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    addOperation(paths, endpoint, endpoint, false);
    for (const alias of endpoint.aliases ?? []) addOperation(paths, endpoint, alias, true);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'AgriHub Ghana',
      version: '1',
      description: about,
      contact: { name: 'Support of AgriHub Ghana' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ room }) => room))].map((name) => ({
      name,
      description: roomsSaid[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token (aghp_… of a person, aghs_… of a service account), or the token that sign-in answers',
        },
        officer: {
          type: 'apiKey',
          in: 'cookie',
          name: 'token',
          description: 'Session of the control centre; writes must come from this site',
        },
        dataUser: {
          type: 'apiKey',
          in: 'cookie',
          name: 'DataToken',
          description: 'Session of the data hub; writes must come from this site',
        },
      },
      responses: refusalResponses(endpoints),
      schemas: refusalSchemas,
    },
  };
}

const about = [
  'Agricultural data and climate services for Ghana. Every call the portal itself makes.',
  `Limits: ${(largestBodyBytes / 1e6).toFixed(0)} MB of JSON, addresses of ${longestUrl} characters, so many calls a minute from one network and with one access token; 429 and 503 say in Retry-After when to come again.`,
  ...apiChanges.map(({ on, changes }) => `${on}: ${changes.join(' ')}`),
].join('\n\n');

function addOperation(
  paths: Record<string, Record<string, Json>>,
  endpoint: EndpointShape,
  at: { readonly method: string; readonly path: string },
  isAlias: boolean,
): void {
  const path = at.path.replaceAll(/:(\w+)/g, '{$1}');
  const operations = (paths[path] ??= {});
  operations[at.method.toLowerCase()] = {
    operationId: isAlias ? `${endpoint.name}_${at.method.toLowerCase()}_alias` : endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.room],
    ...(isAlias
      ? { deprecated: true, description: aliasNote(endpoint, at.method) }
      : { description: describeCall(endpoint) }),
    parameters: parametersOf(endpoint),
    ...(endpoint.body || endpoint.upload || endpoint.fileForm || endpoint.filesForm
      ? { requestBody: bodyOf(endpoint) }
      : {}),
    responses: responsesOf(endpoint),
    security: securityOf(endpoint, isAlias && at.method === 'GET' && endpoint.effect === 'writes'),
    'x-effect': endpoint.effect,
  };
}

function aliasNote({ method, path, effect }: EndpointShape, at: string): string {
  const only = effect === 'writes' && at === 'GET' ? ' Works only with an Authorization header.' : '';
  return `Older address, kept for programs that use it. Use ${method} ${path}.${only}`;
}

function parametersOf(endpoint: EndpointShape): Json[] {
  const from = (schema: Schema | undefined, place: 'path' | 'query'): Json[] =>
    Object.entries(schema?.properties ?? {}).map(([name, property]) => {
      const required = place === 'path' || (schema?.required?.includes(name) ?? false);
      return { name, in: place, required, schema: modern(property), ...exampled(property, name) };
    });
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key gives the same answer and one record',
    schema: { type: 'string', maxLength: 200 },
  };
  return [
    ...from(endpoint.params && readSchema(endpoint.params), 'path'),
    ...from(endpoint.query && readSchema(endpoint.query), 'query'),
    ...(endpoint.effect === 'writes' ? [key] : []),
  ];
}

function bodyOf({ name, body, upload, fileForm, filesForm, partsForm }: EndpointShape): Json {
  const own = ownExamples.takes[name];
  const shown = own !== undefined ? { example: own } : body === undefined ? {} : exampled(readSchema(body));
  if (upload)
    return {
      required: true,
      content: {
        'application/octet-stream': {
          schema: { type: 'string', format: 'binary' },
          ...(own !== undefined && { example: own }),
        },
      },
    };
  if (fileForm)
    return {
      required: true,
      content: { 'multipart/form-data': { schema: withFile(modern(body as Schema) as FormSchema), ...shown } },
    };
  if (filesForm)
    return {
      required: true,
      content: {
        'multipart/form-data': { schema: withFiles(modern(body as Schema) as FormSchema, filesForm.part), ...shown },
        'application/json': { schema: modern(body as Schema), ...shown },
      },
    };
  const schema = modern(body as Schema);
  return {
    required: true,
    content: {
      'application/json': { schema, ...shown },
      ...(partsForm && { 'multipart/form-data': { schema, ...shown } }),
    },
  };
}

function exampled(schema: Schema, name?: string): Json {
  const example = exampleOf(schema, name);
  return example === undefined ? {} : { example };
}

interface FormSchema {
  readonly properties?: Json;
  readonly required?: readonly string[];
}

/** The fields of a form with the file beside them. */
function withFile(fields: FormSchema): Json {
  const properties = { ...fields.properties, file: { type: 'string', format: 'binary' } };
  return { ...fields, properties, required: [...(fields.required ?? []), 'file'] };
}

/** The fields of a form with files in repeated parts. */
function withFiles(fields: FormSchema, part: string): Json {
  return {
    ...fields,
    properties: { ...fields.properties, [part]: { type: 'array', items: { type: 'string', format: 'binary' } } },
  };
}

function responsesOf(endpoint: EndpointShape): Json {
  if (endpoint.redirects) return { ...redirection, ...refusalsOf(endpoint) };
  const status = endpoint.status ?? 200;
  return {
    // A plain form is led to the page that shows what came of it.
    ...(endpoint.formPage !== undefined && { 303: redirection[303] }),
    [status]: { description: 'The answer', ...(status === 204 ? {} : { content: contentOf(endpoint) }) },
    ...refusalsOf(endpoint),
  };
}

/** Where a call leads, and what a client reads that goes there by itself. */
const redirection = {
  200: { description: 'The page, for clients that follow', content: { 'text/html': { schema: { type: 'string' } } } },
  303: {
    description: 'Leads to a page',
    headers: { Location: { description: 'Address of the page', schema: { type: 'string', format: 'uri-reference' } } },
  },
};

/** The answer in its media type: JSON of a standard is said to be JSON, a file to have the type it was given. */
function contentOf({ name, produces, answer }: EndpointShape): Json {
  const type = produces?.split(';')[0] ?? 'application/json';
  if (type === 'application/octet-stream') return { '*/*': { schema: {} } };
  const isOtherJson = produces !== undefined && /[/+]json$/.test(type);
  const example = ownExamples.answers[name];
  return {
    [type]: { schema: isOtherJson ? {} : modern(readSchema(answer)), ...(example !== undefined && { example }) },
  };
}

function securityOf({ audience }: EndpointShape, headerOnly: boolean): Json[] {
  if (audience === 'public') return [];
  if (headerOnly) return [{ bearer: [] }];
  if (audience === 'either') return [{ bearer: [] }, { officer: [] }, { dataUser: [] }];
  return [{ bearer: [] }, { [audience]: [] }];
}

/** TypeBox writes tuples the older way; OpenAPI 3.1 speaks JSON Schema 2020-12. */
function modern(schema: Schema): unknown {
  return JSON.parse(JSON.stringify(schema), (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('items' in value) || !Array.isArray(value.items)) return value;
    const { items, additionalItems, ...rest } = value as { items: unknown[]; additionalItems?: boolean };
    const kinds = [...new Set(items.map((each) => JSON.stringify(each)))].map((each) => JSON.parse(each) as unknown);
    const closed = additionalItems === true ? {} : { maxItems: items.length };
    return { ...rest, ...closed, prefixItems: items, items: kinds.length === 1 ? kinds[0] : { anyOf: kinds } };
  });
}
