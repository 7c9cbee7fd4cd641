import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDay, oneOf } from '../shapes.ts';

const StationId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80, examples: ['tamale'] }) });
const Verdict = oneOf(['wrong', 'right', 'open']);

const Flags = Type.Object({
  /** At most five hundred, open ones first; `all` says how many there are. */
  flags: Type.Array(
    Type.Object({
      flag: Type.String(),
      from: CalendarDay,
      to: CalendarDay,
      sentence: Type.String(),
      /** wrong: its days count as missing in what is worked out. right: the values stand. */
      verdict: Verdict,
      /** The newest first, at most ten. */
      history: Type.Array(Type.Object({ verdict: Verdict, by: Type.String(), at: Type.String() })),
    }),
  ),
  all: Type.Integer(),
  open: Type.Integer(),
});

export const listClimateFlags = endpoint({
  name: 'listClimateFlags',
  room: 'climate',
  method: 'GET',
  path: '/api/climate/stations/:id/flags',
  audience: 'officer',
  effect: 'reads',
  summary: 'What a check of the daily values found worth a look, and what was said of it (administrators)',
  params: StationId,
  answer: Flags,
  refusals: 'message',
});

export const judgeClimateFlag = endpoint({
  name: 'judgeClimateFlag',
  room: 'climate',
  method: 'POST',
  path: '/api/climate/stations/:id/flags',
  audience: 'officer',
  effect: 'writes',
  summary: 'Says that flagged values are wrong, right, or open again; nothing is deleted (administrators)',
  params: StationId,
  body: Type.Object({ flag: Type.String({ minLength: 3, maxLength: 80 }), verdict: Verdict }),
  answer: Flags,
  refusals: 'message',
});
