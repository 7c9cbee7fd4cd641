import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { oneOf } from '../shapes.ts';

/** What an administrator sets up before the portal serves people, in the order of doing it. */
export const setUpSteps = [
  'operator',
  'privacy',
  'mail',
  'sms',
  'forecast',
  'outlines',
  'officers',
  'climate',
  'review',
] as const;

export const showSetUp = endpoint({
  name: 'showSetUp',
  room: 'portal',
  method: 'GET',
  path: '/api/portal/set-up',
  audience: 'officer',
  effect: 'reads',
  summary: 'What is still to be set up before the portal serves people; for administrators',
  answer: Type.Array(Type.Object({ step: oneOf(setUpSteps), done: Type.Boolean() })),
  refusals: 'message',
});
