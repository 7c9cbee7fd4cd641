import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { TrapProposal, TrapRule, TrapRuleFields } from './trapShapes.ts';
import { oneOf, rowRange } from '../shapes.ts';

/** When catches in traps propose a risk, and what became of the proposals. */

const RuleParams = Type.Object({ id: Type.Integer({ title: 'The rule', ...rowRange }) });

export const listTrapRules = endpoint({
  name: 'listTrapRules',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/rules',
  audience: 'officer',
  effect: 'reads',
  summary: 'Thresholds above which catches propose a risk',
  answer: Type.Array(TrapRule),
  refusals: 'message',
});

export const addTrapRule = endpoint({
  name: 'addTrapRule',
  room: 'traps',
  method: 'POST',
  path: '/api/traps/rules',
  audience: 'officer',
  effect: 'writes',
  summary: 'Adds a threshold, by an administrator',
  body: TrapRuleFields,
  answer: TrapRule,
  refusals: 'message',
});

export const editTrapRule = endpoint({
  name: 'editTrapRule',
  room: 'traps',
  method: 'PUT',
  path: '/api/traps/rules/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes a threshold, by an administrator; one that is not active proposes nothing',
  params: RuleParams,
  body: TrapRuleFields,
  answer: TrapRule,
  refusals: 'message',
});

export const listTrapProposals = endpoint({
  name: 'listTrapProposals',
  room: 'traps',
  method: 'GET',
  path: '/api/traps/proposals',
  audience: 'officer',
  effect: 'reads',
  summary: 'Risks that catches propose, those that are open first',
  answer: Type.Array(TrapProposal),
  refusals: 'message',
});

/** Answered once: 409 where somebody else was first. */
export const decideTrapProposal = endpoint({
  name: 'decideTrapProposal',
  room: 'traps',
  method: 'POST',
  path: '/api/traps/proposals/:id/decision',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes a proposal up as a risk, or dismisses it, by plant protection and administrators',
  params: Type.Object({ id: Type.Integer({ title: 'The proposal', ...rowRange }) }),
  body: Type.Object({ decision: oneOf(['take', 'dismiss']) }),
  answer: TrapProposal,
  refusals: 'message',
});
