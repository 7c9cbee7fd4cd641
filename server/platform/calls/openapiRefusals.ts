import type { EndpointShape, Refusals } from '#contract/endpoint.ts';
import { problems } from '#contract/problems/problems.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a call may be refused with, and when. */
const refusals: readonly {
  readonly status: number;
  readonly description: string;
  readonly when: (endpoint: EndpointShape) => boolean;
}[] = [
  {
    status: 400,
    description: 'What was sent is not right; the sentence names each place',
    when: ({ params, query, body }) => [params, query, body].some(Boolean),
  },
  {
    status: 401,
    description: 'Nobody is signed in, or the token does not work',
    when: ({ audience }) => audience !== 'public',
  },
  {
    status: 403,
    description: 'Not for whoever asks, or outside the scopes of the token',
    when: ({ audience, effect }) => audience !== 'public' || effect === 'writes',
  },
  {
    status: 404,
    description: 'There is no such thing, or not for whoever asks',
    when: ({ params }) => Boolean(params),
  },
  {
    status: 409,
    description: 'Something else got there first, or stands in the way',
    when: ({ effect }) => effect === 'writes',
  },
  {
    status: 413,
    description: 'The body is too large',
    when: ({ body, upload, fileForm, filesForm }) => [body, upload, fileForm, filesForm].some(Boolean),
  },
  { status: 429, description: 'Too many calls; Retry-After says when to come again', when: () => true },
  { status: 503, description: 'Very busy; Retry-After says when to come again', when: () => true },
];

/** Each refusal in each form that calls write it. */
export function refusalResponses(endpoints: readonly EndpointShape[]): Json {
  return Object.fromEntries(
    refusals.flatMap(({ status, description, when }) =>
      [...new Set(endpoints.filter(when).map(writesRefusals))].map((family) => [
        `${family}${status}`,
        { description, content: refusalContent(family) },
      ]),
    ),
  );
}

/** What one call may be refused with, by status. */
export function refusalsOf(endpoint: EndpointShape): Json {
  const family = writesRefusals(endpoint);
  const refused = refusals.filter(({ when }) => when(endpoint));
  return {
    ...Object.fromEntries(refused.map(({ status }) => [status, { $ref: `#/components/responses/${family}${status}` }])),
    default: { description: 'A refusal, with a sentence', content: refusalContent(family) },
  };
}

/** How a call writes its refusals; a page says them on a page. */
function writesRefusals({ refusals: family, produces }: EndpointShape): Refusals | 'page' {
  return produces?.startsWith('text/html') ? 'page' : family;
}

function refusalContent(family: Refusals | 'page'): Json {
  return { ...refusalForms[family], 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
}

const sentence = { schema: { type: 'string' } };
const refusalForms: Readonly<Record<Refusals | 'page', Json>> = {
  text: { 'text/plain': sentence },
  page: { 'text/html': sentence, 'text/plain': sentence },
  openRosa: { 'text/xml': sentence },
  message: { 'application/json': { schema: { $ref: '#/components/schemas/Message' } } },
  ckan: { 'application/json': { schema: { $ref: '#/components/schemas/CkanRefusal' } } },
};

const problemSchema = {
  type: 'object',
  description: 'Any refusal, when asked for with Accept: application/problem+json (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What was found, what was expected, how to fix it' },
    message: { type: 'string', description: 'The same sentence, under the name that the short form gives it' },
    code: { type: 'string', enum: Object.keys(problems) },
    requestId: { type: 'string' },
  },
};

const messageSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: { message: { type: 'string' }, code: { type: 'string' }, requestId: { type: 'string' } },
};

const ckanRefusalSchema = {
  type: 'object',
  description: 'A refusal as the clients of CKAN read it',
  required: ['success', 'error'],
  properties: {
    success: { type: 'boolean', const: false },
    error: {
      type: 'object',
      required: ['__type', 'message'],
      properties: { __type: { type: 'string' }, message: { type: 'string' } },
    },
  },
};

/** The shapes that refusals have, for the document. */
export const refusalSchemas: Json = {
  Problem: problemSchema,
  Message: messageSchema,
  CkanRefusal: ckanRefusalSchema,
};
