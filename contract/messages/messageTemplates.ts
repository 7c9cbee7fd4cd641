import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestSms, longestTemplateName } from '../limits.ts';
import { IdParams, Versions } from './messageShapes.ts';

const Template = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
  versions: Versions,
  changedAt: Type.String(),
});

export const listTemplates = endpoint({
  name: 'listTemplates',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/templates',
  audience: 'officer',
  effect: 'reads',
  summary: 'One’s own texts for messages, by name',
  answer: Type.Array(Template),
  refusals: 'message',
});

export const saveTemplate = endpoint({
  name: 'saveTemplate',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/templates',
  audience: 'officer',
  effect: 'writes',
  summary: 'Keeps a text under a name; one of the same name is replaced',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: longestTemplateName }),
    text: Type.String({ minLength: 1, maxLength: longestSms }),
    /** The same in other languages. */
    versions: Type.Optional(Versions),
  }),
  answer: Template,
  refusals: 'message',
});

export const removeTemplate = endpoint({
  name: 'removeTemplate',
  room: 'messages',
  method: 'DELETE',
  path: '/api/messages/templates/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Removes one of one’s own texts; can be brought back for 30 days',
  params: IdParams,
  answer: Type.Object({ removed: Type.Boolean(), undo: Type.String(), days: Type.Integer() }),
  refusals: 'message',
});
