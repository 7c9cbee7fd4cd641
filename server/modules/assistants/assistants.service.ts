/** The front door of the assistants room: the Model Context Protocol over the reads of the portal. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { visitor } from '#engines/access/roles.ts';
import { toProblem } from '../../platform/calls/errorHandler.ts';
import { makeAnswer } from '../../platform/calls/makeAnswer.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import { readSchema } from '../../platform/calls/schema.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { inputSchemaOf, type Tool, tools } from './tools.ts';

const instructions =
  'AgriHub Ghana: cropping calendars, weather, season state, datasets and verified risks of Ghana’s agriculture. Say with each figure where it comes from and how far it was checked; what is a sample is named so. Find keys of places with find_place and of crops with list_crops first.';

/** Longest answer of a tool in characters: what is longer is cut, and said to be. */
const longestAnswer = 200_000;

/** Answers one message of the protocol, stateless. */
export async function answerMessage(
  scope: Scope,
  calls: Registry,
  message: unknown,
): Promise<{ readonly status: number; readonly body: string; readonly headers: Readonly<Record<string, string>> }> {
  const server = openServer(scope, calls);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const given = ['accept', 'mcp-protocol-version'].flatMap((name) => {
      const value = scope.caller.header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const request = new Request(`${siteOrigin(scope)}/mcp`, {
      method: 'POST',
      headers: { ...Object.fromEntries(given), 'content-type': 'application/json' },
    });
    const response = await transport.handleRequest(request, { parsedBody: message });
    const version = response.headers.get('mcp-protocol-version');
    return {
      status: response.status,
      body: await response.text(),
      headers: version === null ? {} : { 'mcp-protocol-version': version },
    };
  } finally {
    await server.close();
  }
}

function openServer(scope: Scope, calls: Registry): Server {
  const server = new Server(
    { name: 'agrihub-ghana', title: 'AgriHub Ghana', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: inputSchemaOf(tool),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) return said(`There is no tool ${params.name}.`, true);
    try {
      return said(await callTool(scope, calls, tool, params.arguments ?? {}));
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500) scope.log.error({ err: error, tool: tool.name }, 'a tool failed');
      return said(problem.message, true);
    }
  });
  return server;
}

/** Asks the call behind a tool as a visitor, with the checks and the whitelist of every call. */
async function callTool(
  scope: Scope,
  calls: Registry,
  { endpoint, fixed }: Tool,
  given: Readonly<Record<string, unknown>>,
): Promise<string> {
  const mounted = calls.get(endpoint.name);
  if (mounted === undefined) throw new Error(`The call ${endpoint.name} is not mounted.`);
  const all = Object.entries({ ...given, ...fixed }).filter(([, value]) => value !== undefined && value !== null);
  const of = (part: 'params' | 'query' | 'body'): [string, unknown][] => {
    const schema = endpoint[part] && readSchema(endpoint[part]);
    return all.filter(([name]) => schema?.properties !== undefined && Object.hasOwn(schema.properties, name));
  };
  const written = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const input = mounted.readInput({
    params: Object.fromEntries(of('params').map(([name, value]) => [name, written(value)])),
    query: Object.fromEntries(
      of('query').map(([name, value]) => [name, Array.isArray(value) ? value.map(written) : written(value)]),
    ),
    body: endpoint.body === undefined ? undefined : JSON.stringify(Object.fromEntries(of('body'))),
    isForm: false,
  });
  const { body } = await makeAnswer(mounted, input, { ...scope, actor: visitor, db: scope.context.db });
  return body.toString('utf8');
}

function said(text: string, isError = false) {
  const cut = text.length > longestAnswer;
  const shown = cut ? `${text.slice(0, longestAnswer)}\n[cut: ask for fewer rows or fields]` : text;
  return { content: [{ type: 'text' as const, text: shown }], ...(isError && { isError }) };
}
