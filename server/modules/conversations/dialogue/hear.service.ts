import { type DoorName, formOf, kindOf, staysOpen } from '#engines/conversation/doors.ts';
import {
  beginDialogue,
  type Dialogue,
  type FoundPlace,
  type Knowing,
  type Turn,
} from '#engines/conversation/dialogue.ts';
import { converse, placesFound } from '#engines/conversation/converse.ts';
import { layOut, type Shown } from '#engines/conversation/layOut.ts';
import { doorLanguages, type DoorLanguage, type Line } from '#engines/conversation/phrasebook.ts';
import type { AppContext } from '../../../context.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { farmerWithNumber } from '../../farmers/farmers.service.ts';
import { doActs } from './acts.service.ts';
import { answerOf } from './answers.service.ts';
import * as kept from '../conversations.repository.ts';
import { begunWithin } from './begunWithin.ts';
import { listsOf } from './knowing.ts';
import { speakLines } from './speakLines.ts';
import { placesLike } from './places.service.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** A carrier waits some seconds; the portal's own answer has this long. */
const answerMs = 1_000;
const mostBefore = 30;

/** One message of a phone. */
export interface HeardMessage {
  readonly door: DoorName;
  /** The carrier's name of the session or call; of text messages the caller. */
  readonly session: string;
  /** Ten digits; null where the number is hidden or none of Ghana. */
  readonly phone: string | null;
  /** What a chat calls somebody whose number is not known. */
  readonly handle?: string;
  readonly input: string;
  /** What was typed before it in the session, where the carrier says so: a session that is not known begins with it. */
  readonly before?: readonly string[];
  /** The carrier says that a session begins. */
  readonly isNew?: boolean;
  /** Names this message among those of the session: the same again is a repeat. Empty where the provider names none. */
  readonly mark: string;
  /** A place that was sent instead of words. */
  readonly place?: FoundPlace | null;
}

export type Said = kept.Said & {
  /** The same message came before and got this. */
  readonly isRepeat: boolean;
};

/**
 * Answers a message, in the caller's transaction. A repeat of the last one gets what that got, and an older one, or one
 * that came while its answer was lost, nothing (null).
 */
export async function hear(scope: Scope, heard: HeardMessage): Promise<Said | null> {
  const { db, now } = scope;
  const { door, session, mark } = heard;
  const kind = kindOf(door);
  const isText = kind === 'sms' || kind === 'chat';
  const caller = heard.phone ?? heard.handle ?? '';
  const open = await openOf(scope, heard, caller);
  if (open !== undefined && mark !== '' && open.lastMark === mark) return { ...open.lastAnswer, isRepeat: true };
  if (isText && mark !== '' && !(await kept.takeMessage(db, door, mark, now))) return null;
  const goesOn = open !== undefined && heard.isNew !== true && !(open.lastAnswer.ends && !isText);
  // A conversation that an older release kept lacks what it did not know.
  const dialogue = goesOn
    ? { ...beginDialogue(open.dialogue), ...open.dialogue }
    : await caughtUp(scope, beginDialogue(await knownOf(scope, caller)), heard);
  if (await isTooMuch(scope, caller, open?.inHour, goesOn)) {
    const { language } = dialogue;
    const text = scope.context.phrases.book().say({ key: 'no.more' }, language);
    return { text, body: text, keys: [], ends: true, asking: 'choice', language, isRepeat: false };
  }
  const shown = await answer(scope, dialogue, heard);
  const { dialogue: next, lines, ...rest } = shown;
  const said = {
    ...rest,
    asking: next.asking,
    language: next.language,
    ...(lines && { spoken: speakLines(scope.context, lines, next.language) }),
  };
  const row = { door, session, caller, dialogue: next, mark, said, at: now };
  if (goesOn) await kept.goOnWith(db, open.id, row);
  else await kept.addConversation(db, row);
  return { ...said, isRepeat: false };
}

/** The conversation that a message goes on with, held; where none is open, whatever else comes of its session waits. */
async function openOf({ db, now }: Scope, { door, session }: HeardMessage, caller: string) {
  const kind = kindOf(door);
  const asked = { door, session, caller };
  const times = {
    since: new Date(now.getTime() - staysOpen(kind) * minuteMs),
    hourAgo: new Date(now.getTime() - hourMs),
    isLight: kind === 'ussd' || kind === 'voice',
  };
  const open = await kept.openConversation(db, asked, times);
  if (open !== undefined) return open;
  await kept.holdSession(db, door, session);
  // Another message may have begun it meanwhile.
  return kept.openConversation(db, asked, times);
}

/**
 * Where a session stands by what was typed in it so far: dialled along with the code, or before it was lost. Nothing is done
 * again, and an answer is worked out only where its next screen may have been asked for.
 */
async function caughtUp(scope: Scope, begun: Dialogue, heard: HeardMessage): Promise<Dialogue> {
  let dialogue = begun;
  if (heard.before === undefined || heard.input === '') return dialogue;
  const typed = ['', ...heard.before.slice(0, mostBefore)];
  for (const [at, input] of typed.entries()) {
    const how = mayTurnPage(typed[at + 1] ?? heard.input) ? 'look' : 'pass';
    dialogue = (await answer(scope, dialogue, { ...heard, input }, how)).dialogue;
  }
  return dialogue;
}

/** Whether what was typed may ask for the next screen: words and 99 may, other keys choose something else. */
function mayTurnPage(input: string): boolean {
  const key = /^\W*(\d{1,3})\W*$/.exec(input)?.[1];
  return key === undefined || key === '99';
}

/** A message of the phone to try: nothing is kept, sent or done. */
export async function tryOut(scope: Scope, door: DoorName, dialogue: Dialogue, input: string): Promise<Shown> {
  return answer(scope, dialogue, { door, session: '', phone: null, input, mark: '' });
}

/** Answers a message: does what it asks for, looks without doing, or passes over it without working an answer out. */
async function answer(
  scope: Scope,
  dialogue: Dialogue,
  heard: HeardMessage,
  how: 'do' | 'look' | 'pass' = 'do',
): Promise<Shown> {
  const { context, log } = scope;
  const kind = kindOf(heard.door);
  const knowing: Knowing = {
    ...listsOf(context.reference.book()),
    languages: context.phrases.book().offered,
    hasNumber: heard.phone !== null,
    digitsOnly: kind === 'voice',
  };
  let turn: Turn;
  let lines: readonly Line[] = [];
  if (heard.place !== undefined) {
    turn = placesFound({ ...dialogue, asking: 'place' }, heard.place === null ? [] : [heard.place], knowing);
  } else {
    turn = converse(dialogue, heard.input, knowing);
    if (turn.find !== null) turn = placesFound(turn.dialogue, await placesLike(scope, turn.find), knowing);
  }
  if (turn.ask !== null && how !== 'pass') {
    lines = await inTime(answerOf(scope, turn.ask), (error) =>
      log.warn({ err: error, ask: turn.ask?.ask }, 'a phone could not be answered'),
    );
  }
  if (how === 'do' && heard.phone !== null && turn.acts.length > 0) {
    await kept.waitForDisk(scope.db);
    await doActs(scope, turn.acts, { door: heard.door, phone: heard.phone, language: turn.dialogue.language });
  }
  return layOut(turn, lines, context.phrases.book(), formOf(kind));
}

/** The answer, or that there is none where it takes too long or fails. */
async function inTime(lines: Promise<readonly Line[]>, note: (error: unknown) => void): Promise<readonly Line[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Line[]>((resolve) => {
    timer = setTimeout(() => resolve([{ key: 'no.answer' }]), answerMs);
  });
  const made = lines.catch((error: unknown): readonly Line[] => {
    note(error);
    return [{ key: 'no.answer' }];
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}

/** Crop, place and language of a caller: what they told, else what an officer keeps of their number. */
async function knownOf(
  { db, context }: Scope,
  caller: string,
): Promise<Pick<Dialogue, 'language' | 'cropId' | 'place'>> {
  const told = caller === '' ? undefined : await kept.findCaller(db, caller);
  const farmer = told?.districtId == null && /^0\d{9}$/.test(caller) ? await farmerWithNumber(db, caller) : undefined;
  const { cropById, districtById } = context.reference.book();
  const cropId = told?.cropId ?? farmer?.crops[0] ?? null;
  const [districtId, place] = [told?.districtId ?? farmer?.districtId ?? '', told?.place ?? farmer?.place ?? ''];
  return {
    language: readLanguage(context, told?.language ?? farmer?.language ?? 'en'),
    cropId: cropId !== null && cropById.has(cropId) ? cropId : null,
    place: districtById.has(districtId) ? { districtId, name: place } : null,
  };
}

/** A language that has something to say, else English. */
export function readLanguage({ phrases }: Pick<AppContext, 'phrases'>, code: string): DoorLanguage {
  const language = doorLanguages.find((each) => each === code) ?? 'en';
  return phrases.book().offered.includes(language) ? language : 'en';
}

async function isTooMuch(scope: Scope, caller: string, inHour: number | undefined, goesOn: boolean): Promise<boolean> {
  const { db, now, context } = scope;
  const hourAgo = new Date(now.getTime() - hourMs);
  const { perNumber, conversations } = context.config.doorLimits;
  if (caller !== '' && (inHour ?? (await kept.messagesOf(db, caller, hourAgo))) >= perNumber) return true;
  return !goesOn && (await begunWithin(scope, conversations, hourAgo)) >= conversations;
}
