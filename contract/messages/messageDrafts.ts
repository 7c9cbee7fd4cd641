import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestSms } from '../limits.ts';
import { Id, IdParams, OptOutWay, Preview, Route, Sent, Versions } from './messageShapes.ts';
import { CalendarDay, CropId, DistrictId } from '../shapes.ts';

/** Messages drawn from the crop calendar for a group: nothing of them is sent before its officer approved it. */

const Choices = Type.Array(Type.Object({ id: Type.String(), name: Type.String(), farmers: Type.Integer() }));

/** Whether the onset of the rains that a draft waits for is known to have come for its place, and the sentence that says so; work after planting waits for planting, which waits for it. */
const OnsetCondition = Type.Union([
  Type.Object({
    met: Type.Boolean(),
    sentence: Type.String(),
    waitsFor: Type.Union([Type.Literal('onset'), Type.Literal('planting')]),
  }),
  Type.Null(),
]);

const SeasonDraft = Type.Object({
  id: Type.Integer(),
  groupId: Type.Integer(),
  crop: Type.String(),
  district: Type.String(),
  activity: Type.String(),
  /** First and last day of the activity, as the season stands today. */
  from: CalendarDay,
  to: CalendarDay,
  /** When it is meant to go, at 07:00; it moves with the activity. */
  day: CalendarDay,
  /** Conditional ("when 20 mm of rain has fallen …") until the onset is known to have come, unless its officer changed it. */
  text: Type.String(),
  /** The same in other languages, as its officer wrote them. */
  versions: Versions,
  /** Null for work that does not wait for the onset. */
  condition: OnsetCondition,
  /** Why its dates are others than when it was drawn; empty where they are the same. */
  moved: Type.String(),
  /** Why its approved message was held back at its time; empty where it was not. */
  heldBack: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('skipped'), Type.Literal('sent')]),
  messageId: Type.Union([Type.Integer(), Type.Null()]),
});

/** How an approved draft goes: by SMS, on its day, with how to stop messages at its end, where nothing else is said. */
const HowSent = {
  sendAt: Type.Optional(Type.String({ maxLength: 40 })),
  route: Type.Optional(Route),
  optOutHint: Type.Optional(Type.Boolean()),
  optOutWay: Type.Optional(OptOutWay),
};

export const listDrafts = endpoint({
  name: 'listDrafts',
  room: 'messages',
  method: 'GET',
  path: '/api/messages/drafts',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Drafts of a group’s season by day, as the season stands today, and the crops and districts of its farmers to draw others for',
  query: Type.Object({ group: Id }),
  answer: Type.Object({ found: Type.Array(SeasonDraft), crops: Choices, districts: Choices }),
  refusals: 'message',
});

export const makeDrafts = endpoint({
  name: 'makeDrafts',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/drafts',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary:
    'Draws dated messages from the calendar of a crop in a district, with the calendar’s own advice; what was drawn before stays as it is',
  body: Type.Object({ groupId: Id, crop: CropId, district: DistrictId }),
  answer: Type.Object({ made: Type.Integer() }),
  refusals: 'message',
});

export const editDraft = endpoint({
  name: 'editDraft',
  room: 'messages',
  method: 'PATCH',
  path: '/api/messages/drafts/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes text, language versions or day of a draft, skips it, or takes it up again',
  params: IdParams,
  body: Type.Object({
    text: Type.Optional(Type.String({ minLength: 1, maxLength: longestSms })),
    versions: Type.Optional(Versions),
    day: Type.Optional(CalendarDay),
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('skipped')])),
  }),
  answer: SeasonDraft,
  refusals: 'message',
});

export const previewDraft = endpoint({
  name: 'previewDraft',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/drafts/:id/preview',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Who of its group would get a draft (those who grow the crop and live or farm in the district), its cost, and how farmers read it',
  params: IdParams,
  body: Type.Object(HowSent),
  answer: Type.Object({
    /** Farmers in the group, whatever they grow. */
    inGroup: Type.Integer(),
    condition: OnsetCondition,
    preview: Preview,
  }),
  refusals: 'message',
});

export const approveDraft = endpoint({
  name: 'approveDraft',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/drafts/:id/approve',
  audience: 'officer',
  effect: 'writes',
  summary:
    'Sends a draft to those of its group it concerns, by the rules of every message: on its day at 07:00, or at the time that is named. One that waits for the onset of the rains is refused with the reason (draftWaits) until `despite` is said',
  params: IdParams,
  body: Type.Object({ ...HowSent, despite: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ code: Type.Literal('2000'), message: Sent, draft: SeasonDraft }),
  refusals: 'message',
});

export const reopenDraft = endpoint({
  name: 'reopenDraft',
  room: 'messages',
  method: 'POST',
  path: '/api/messages/drafts/:id/reopen',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes an approval back while nothing of the message was handed over',
  params: IdParams,
  answer: SeasonDraft,
  refusals: 'message',
});
