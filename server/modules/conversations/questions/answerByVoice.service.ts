import { createHash, randomBytes } from 'node:crypto';
import type { StreamedFile } from '#contract/endpoint.ts';
import { longestVoiceNote } from '#contract/limits.ts';
import { afterQuietHours } from '#engines/messages/quietHours.ts';
import { type MadeSpeech, makeSpeech } from '../../../adapters/speech/makeSpeech.ts';
import type { AppContext } from '../../../context.ts';
import { fileOfBytes } from '../../../platform/files/fileOfBytes.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findVoiceNote, saveVoiceNote, sendToNumber, type VoiceNote } from '../../messages/messages.service.ts';
import { answeredBy } from './answeredBy.ts';
import { findCaller } from '../conversations.repository.ts';
import { readLanguage } from '../dialogue/hear.service.ts';
import { ownQuestion, requireAnswerable } from './ownQuestion.ts';
import { saveAnswer, type Question } from './questions.repository.ts';

const dayMs = 86_400_000;
/** How long whoever has the address of a voice note hears it; officers hear it as long as the question is kept. */
const addressDays = 30;

type Asked = Pick<Question, 'door' | 'chattedAt'>;

/** Until when WhatsApp takes sound from us: a day from the last message of the number. Null where none goes out in time. */
function takesSoundUntil({ config }: Pick<AppContext, 'config'>, { chattedAt }: Asked, now: Date): Date | null {
  if (config.whatsapp === null || chattedAt === null) return null;
  const until = new Date(chattedAt.getTime() + dayMs);
  return afterQuietHours(now) < until ? until : null;
}

/** How a voice note would reach who asked: as sound, or by its address in a text. */
export function voiceReaches(context: Pick<AppContext, 'config'>, asked: Asked, now: Date): 'sound' | 'address' {
  return takesSoundUntil(context, asked, now) === null ? 'address' : 'sound';
}

/** A recorded answer as it is sent: with words beside it, if there are any. */
export interface VoiceAnswer {
  readonly made: MadeSpeech;
  readonly text: string;
  readonly library: boolean;
}

/**
 * Makes of a recording what answers a question with it. Two minutes of speech take seconds: it is done before anything is written.
 *
 * @throws questionNotFound, badInput
 */
export async function readVoiceAnswer(
  scope: Scope,
  id: number,
  given: { readonly wav: Uint8Array; readonly text: string; readonly library: boolean },
): Promise<VoiceAnswer> {
  requireAnswerable(await ownQuestion(scope, id));
  const text = given.text.trim();
  if (given.library && text === '')
    throw problem('badInput', {
      sentence: 'A voice note alone cannot be offered for like questions. Write what it says, or do not offer it.',
    });
  requireOrigin(scope.context);
  const made = await makeSpeech(
    given.wav,
    longestVoiceNote,
    (seconds) => `It is ${seconds} seconds long; a voice note may have ${longestVoiceNote}. Record a shorter one.`,
  );
  if (typeof made === 'string') throw problem('badInput', { sentence: made });
  return { made, text, library: given.library };
}

function requireOrigin({ config }: Pick<AppContext, 'config'>): string {
  if (config.publicUrl === null)
    throw problem('badInput', {
      sentence: 'This portal does not know its own address, so no voice note can be sent. Write your answer instead.',
    });
  return config.publicUrl;
}

/**
 * Answers a question with a recording, and words beside it if there are any, once: by WhatsApp as sound within a day after the
 * farmer wrote there, else as a text with the address where it is heard.
 *
 * @throws questionNotFound, badInput
 */
export async function answerByVoice(scope: Scope, id: number, { made, text, library }: VoiceAnswer): Promise<Question> {
  const { db, context, now, actor } = scope;
  const question = await ownQuestion(scope, id);
  const origin = requireOrigin(context);
  const code = randomBytes(16).toString('base64url');
  await saveVoiceNote(db, { code, ...made, keptAt: now });
  const answer = { text, voiceNote: code, by: actor.personId ?? '', library, at: now };
  if (!(await saveAnswer(db, id, answer)))
    throw problem('badInput', { sentence: 'Somebody answered this question already. Read their answer first.' });
  const to = { address: question.caller, about: 'wish answer', districtId: question.districtId } as const;
  const until = takesSoundUntil(context, question, now);
  const language = readLanguage(context, (await findCaller(db, question.caller))?.language ?? 'en');
  const said = context.phrases.book().say({ key: 'answer.voice', values: { days: addressDays } }, language);
  const address = `${said}\n${origin}/t/voice/${code}`;
  if (until === null) {
    const lines = text === '' ? address : `${text}\n${address}`;
    await sendToNumber(scope, { ...to, channel: answeredBy(context, question.door), text: lines });
  } else {
    if (text !== '') await sendToNumber(scope, { ...to, channel: answeredBy(context, question.door), text });
    await sendToNumber(scope, { ...to, channel: 'whatsapp', text: address, voice: { code, until } });
  }
  scope.audit('answerFarmerQuestion', [String(id)], ['voiceNote']);
  return ownQuestion(scope, id);
}

/** The recorded answer to a question, for who may read the question. @throws questionNotFound, recordingNotFound */
export async function answerSound(scope: Scope, id: number): Promise<StreamedFile> {
  const { voiceNote } = await ownQuestion(scope, id);
  const note = voiceNote === null ? undefined : await findVoiceNote(scope.db, voiceNote);
  if (note === undefined) throw problem('recordingNotFound');
  return soundOf(note);
}

/** What is heard at the address that a farmer was sent; undefined where there is none, or its time is over. */
export async function voiceNoteAt(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  code: string,
): Promise<VoiceNote | undefined> {
  const note = await findVoiceNote(db, code);
  return note !== undefined && now.getTime() < note.keptAt.getTime() + addressDays * dayMs ? note : undefined;
}

/** A voice note as a file. */
export function soundOf({ code, content }: VoiceNote): StreamedFile {
  // The code itself is the secret of its public address.
  const tag = createHash('sha256').update(code).digest('base64url').slice(0, 22);
  return fileOfBytes(content, { fileName: 'answer.mp3', type: 'audio/mpeg', tag });
}
