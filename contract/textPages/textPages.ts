import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestPlaceSearch, longestResourceSearch } from '../limits.ts';
import { SentenceLanguage } from '../shapes.ts';

/** Pages of words alone, short enough for any phone and line: no script, no picture, nothing to fetch beside them. */

/** What every page of text mode declares. */
export const textPage = {
  room: 'textPages',
  method: 'GET',
  audience: 'public',
  effect: 'reads',
  produces: 'text/html; charset=utf-8',
  answer: Type.String(),
  refusals: 'text',
} as const;
/** The language of the page; English where it is left out. */
const language = Type.Optional(SentenceLanguage);
const Place = Type.String({ minLength: 1, maxLength: longestPlaceSearch });
const Crop = Type.String({ minLength: 1, maxLength: 60 });

export const openTextHome = endpoint({
  ...textPage,
  name: 'openTextHome',
  path: '/t/home',
  summary:
    'Text mode: the crop and place to read about, and what there is; with crop and place, all that is known of them',
  query: Type.Object({
    crop: Type.Optional(Type.String({ maxLength: 60 })),
    place: Type.Optional(Type.String({ maxLength: longestPlaceSearch })),
    language,
  }),
});

export const openTextWeather = endpoint({
  ...textPage,
  name: 'openTextWeather',
  path: '/t/weather/:place',
  summary: 'Text mode: the forecast of a place, day by day',
  params: Type.Object({ place: Place }),
  query: Type.Object({ language }),
});

export const openTextPlan = endpoint({
  ...textPage,
  name: 'openTextPlan',
  path: '/t/plan/:crop/:place',
  summary: 'Text mode: the plan of a crop for a season, and with ?only=month the work of the next 30 days',
  params: Type.Object({ crop: Crop, place: Place }),
  query: Type.Object({ only: Type.Optional(Type.Literal('month')), language }),
});

export const openTextRisks = endpoint({
  ...textPage,
  name: 'openTextRisks',
  path: '/t/risks/:place',
  summary: 'Text mode: verified risks of a district in the last 30 days; "ghana" for the whole country',
  params: Type.Object({ place: Place }),
  query: Type.Object({ language }),
});

export const openTextRisk = endpoint({
  ...textPage,
  name: 'openTextRisk',
  path: '/t/risk/:id',
  summary: 'Text mode: one verified risk with what to do about it',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  query: Type.Object({ language }),
});

/** Whatever was typed: what is no code is heard nowhere, as one that has ended. */
const VoiceCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) });

export const openVoiceNote = endpoint({
  ...textPage,
  name: 'openVoiceNote',
  path: '/t/voice/:code',
  summary: 'Text mode: a recorded answer of an officer, at the address that the farmer was sent, for 30 days',
  params: VoiceCode,
  query: Type.Object({ language }),
});

export const playVoiceNote = endpoint({
  ...textPage,
  name: 'playVoiceNote',
  path: '/t/voice/:code/answer.mp3',
  summary: 'The sound of a recorded answer, at the address that the farmer was sent',
  params: VoiceCode,
  answer: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  produces: 'audio/mpeg',
  streams: true,
});

export const openTextPrices = endpoint({
  ...textPage,
  name: 'openTextPrices',
  path: '/t/prices',
  summary: 'Text mode: the open datasets of prices, and what each holds',
  query: Type.Object({ language }),
});

export const openTextPriceRows = endpoint({
  ...textPage,
  name: 'openTextPriceRows',
  path: '/t/prices/:dataset',
  summary: 'Text mode: rows of a dataset of prices, the newest first, searched by crop or market',
  params: Type.Object({ dataset: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 200 })),
    /** Rows to pass over. */
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    language,
  }),
});

export const openTextResources = endpoint({
  ...textPage,
  name: 'openTextResources',
  path: '/t/resources',
  summary: 'Text mode: the library, searched, 20 at a time',
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: longestResourceSearch })),
    /** The last one of the page before. */
    after: Type.Optional(Type.String({ maxLength: 200 })),
    language,
  }),
});

const Turn = Type.Object({
  kind: Type.Optional(Type.Union([Type.Literal('ussd'), Type.Literal('sms'), Type.Literal('voice')])),
  language,
  dialogue: Type.Optional(Type.String({ maxLength: 60_000 })),
  input: Type.Optional(Type.String({ maxLength: 500 })),
});

export const openTextPhone = endpoint({
  ...textPage,
  name: 'openTextPhone',
  path: '/t/phone',
  summary: 'A phone to try the answers of phones on: nothing is sent or kept',
  query: Turn,
});

export const tryTextPhone = endpoint({
  ...textPage,
  method: 'POST',
  name: 'tryTextPhone',
  path: '/t/phone',
  summary: 'The next screen of the phone to try, from its form',
  body: Turn,
});

const Weekly = Type.Object({
  crop: Type.Optional(Type.String({ maxLength: 60 })),
  place: Type.Optional(Type.String({ maxLength: longestPlaceSearch })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  /** The day of planting; left out where nothing is planted yet. */
  planted: Type.Optional(Type.String({ maxLength: 10 })),
  language,
});

export const openWeeklyForm = endpoint({
  ...textPage,
  name: 'openWeeklyForm',
  path: '/t/weekly',
  summary: 'Asks for this week’s work of a crop and place by e-mail',
  query: Weekly,
});

export const askForWeekly = endpoint({
  ...textPage,
  effect: 'writes',
  method: 'POST',
  name: 'askForWeekly',
  path: '/t/weekly',
  summary: 'Keeps what is asked for and mails the link that confirms it; nothing else is sent before',
  body: Weekly,
});

const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) });

export const openWeekly = endpoint({
  ...textPage,
  name: 'openWeekly',
  path: '/t/weekly/:code',
  summary: 'The page behind the link of a mail: confirms weekly messages, or leaves them, by one button',
  params: Code,
  query: Type.Object({ language }),
});

export const settleWeekly = endpoint({
  ...textPage,
  effect: 'writes',
  method: 'POST',
  name: 'settleWeekly',
  path: '/t/weekly/:code',
  summary: 'Confirms weekly messages, or leaves them',
  params: Code,
  body: Type.Object({ wish: Type.Union([Type.Literal('confirm'), Type.Literal('leave')]), language }),
});
