import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

const shared = {
  room: 'assistants',
  audience: 'public',
  effect: 'reads',
  refusals: 'message',
  answer: Type.String(),
} as const;

export const showLlmsText = endpoint({
  ...shared,
  name: 'showLlmsText',
  method: 'GET',
  path: '/llms.txt',
  summary: 'What assistants that read for somebody find here, after llmstxt.org',
  produces: 'text/plain; charset=utf-8',
});
/** Stateless: each message is answered by itself, as JSON; there is no stream to open by GET. */
export const askAssistantTool = endpoint({
  ...shared,
  name: 'askAssistantTool',
  method: 'POST',
  path: '/mcp',
  summary:
    'Model Context Protocol by streamable HTTP: tools that read plans, weather, season state, datasets and risks',
  body: Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), { maxProperties: 20 }),
  produces: 'application/json; charset=utf-8',
});
