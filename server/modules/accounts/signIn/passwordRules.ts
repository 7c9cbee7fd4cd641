import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { longestPassword, shortestPassword } from '#contract/limits.ts';
import { problem } from '../../../platform/calls/problems.ts';

/** Guesses a password must bear, by zxcvbn's count: 3 is a hundred million. */
const leastScore = 3;
/** Judging takes longer with every character; a password that begins well is good. */
const judgedCharacters = 32;
/** What comes to mind here first. */
const local = [
  'agrihub',
  'ghana',
  'accra',
  'kumasi',
  'tamale',
  'akwaaba',
  'csir',
  'mofa',
  'farmer',
  'farming',
  'agric',
  'maize',
  'cocoa',
  'cassava',
];

/** What an attacker reads off the account: a password made of it is guessed. */
export interface About {
  readonly email: string;
  readonly name: string;
  readonly institution: string;
  readonly phone: string;
}

/**
 * Refuses a new password that differs from its repetition, is too short or too long, or is easily guessed: one of
 * 49,000 that leaked most often, a keyboard row, a date, the person's own name and the like (zxcvbn).
 *
 * @throws passwordsDiffer, weakPassword
 */
export async function requireGoodPassword(password: string, repeated: string, about: About): Promise<void> {
  const { length } = [...password];
  if (length < shortestPassword)
    throw problem('weakPassword', { why: `The password has ${length} characters; use at least ${shortestPassword}.` });
  if (length > longestPassword)
    throw problem('weakPassword', { why: `The password has ${length} characters; use at most ${longestPassword}.` });
  if (password !== repeated) throw problem('passwordsDiffer');
  const judged = (await judge()).check(password.slice(0, judgedCharacters), wordsOf(about));
  if (judged.score < leastScore)
    throw problem('weakPassword', {
      why: reasons[judged.feedback.warning ?? ''] ?? 'This password is guessed within minutes.',
    });
}

const tooCommon = 'This password is one of those that are tried first, because many people use it or one like it.';
const keyboard = 'Keys that lie side by side are tried early.';
const dates = 'Dates and years are tried early.';
const names = 'Single names and words are tried early.';
const again = 'A piece that is repeated is guessed like the piece alone.';

/** zxcvbn's warnings in our words. */
const reasons: Readonly<Record<string, string>> = {
  topTen: tooCommon,
  topHundred: tooCommon,
  common: tooCommon,
  similarToCommon: tooCommon,
  pwned: tooCommon,
  userInputs: 'This password is made of your own name, e-mail address, telephone number or institution.',
  simpleRepeat: again,
  extendedRepeat: again,
  sequences: 'Letters or digits in their order, like abcd or 4321, are tried early.',
  straightRow: keyboard,
  keyPattern: keyboard,
  dates,
  recentYears: dates,
  wordByItself: names,
  namesByThemselves: names,
  commonNames: names,
};

/** Each as it is, in pieces, and its pieces put together. */
function wordsOf({ email, name, institution, phone }: About): string[] {
  const texts = [email, email.split('@')[0] ?? '', name, institution];
  const words = [phone, ...texts, ...texts.flatMap((text) => [...text.split(apart), text.split(apart).join('')])];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 2);
}

const apart = /[\s@._+-]+/;

let judging: Promise<ZxcvbnFactory> | undefined;

/** The lists are read when the first password is judged. */
function judge(): Promise<ZxcvbnFactory> {
  judging ??= makeJudge();
  return judging;
}

async function makeJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary: { ...dictionary, local }, graphs: adjacencyGraphs });
}
