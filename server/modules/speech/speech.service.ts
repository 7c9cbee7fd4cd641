/** The front door of the speech room: recordings by language, looked over by a second person, and what is heard of them. */
import { createHash } from 'node:crypto';
import { isAdministrator } from '#engines/access/roles.ts';
import { english, type PhraseKey } from '#engines/conversation/english.ts';
import { type DoorLanguage, doorLanguages } from '#engines/conversation/phrasebook.ts';
import { reviewedSpeech } from '#engines/speech/putTogether.ts';
import { sentenceOutline } from '#engines/speech/sentenceParts.ts';
import { type WantedPiece, wantedPieces } from '#engines/speech/wantedPieces.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { requireWhoDeleted } from '../../platform/records/trash.ts';
import { listRiskCategories } from '../risks/risks.service.ts';
import { makeSpeech } from './makeSpeech.ts';
import { countSentences, draftSpeech, speechTopic, termsOf } from './spoken.service.ts';
import * as rows from './speech.repository.ts';

export { openSpoken } from './spoken.service.ts';

const trashKind = 'recording';

/** A piece with its recording, where it has one. */
export interface Piece extends WantedPiece {
  readonly status: PieceStatus;
  readonly recording: rows.Recording | undefined;
}
export type PieceStatus = 'missing' | 'changed' | 'draft' | 'reviewed';

/** How far a language is. */
export type SpeechCounts = Readonly<Record<PieceStatus | 'sentences' | 'heard', number>>;

/** What the room can bring back. */
export function registerSpeech({ trash, signals }: AppContext): void {
  trash.register(trashKind, {
    async restore(scope, entry) {
      requireWhoDeleted(scope, entry);
      const { recordedAt, reviewedAt, ...kept } = entry.payload as Omit<rows.Recording, 'recordedAt' | 'reviewedAt'> & {
        readonly recordedAt: string;
        readonly reviewedAt: string | null;
      };
      const recording = {
        ...kept,
        recordedAt: new Date(recordedAt),
        reviewedAt: reviewedAt === null ? null : new Date(reviewedAt),
      };
      if (!(await rows.putRecordingBack(scope.db, recording)))
        throw problem('nameTaken', { what: 'recording', name: entry.label });
      await signals.publish(scope.db, speechTopic, {});
    },
    forget: (db, { payload }) => rows.dropUnnamed(db, (payload as rows.Recording).hash),
  });
}

/** All pieces of a language, what blocks most first, and how far each language is. @throws notForYou */
export async function listPieces(
  scope: Scope,
  language: DoorLanguage,
): Promise<{ pieces: Piece[]; counts: ReadonlyMap<DoorLanguage, SpeechCounts> }> {
  requireTranslator(scope);
  const names = await namesOf(scope);
  const recordings = await rows.listRecordings(scope.db);
  return {
    pieces: piecesOf(scope, language, names, recordings),
    counts: new Map(doorLanguages.map((code) => [code, countsOf(scope, code, names, recordings)])),
  };
}

/**
 * Keeps a recording as a draft, in place of the one before: levelled, as MP3 of 24 kbit/s.
 * @throws notForYou, pieceNotFound, badInput
 */
export async function saveRecording(
  scope: Scope,
  language: DoorLanguage,
  key: string,
  { text, bytes }: { readonly text: string; readonly bytes: Uint8Array },
): Promise<Piece> {
  const piece = await find(scope, language, key);
  if (piece.text !== text)
    throw problem('badInput', {
      sentence: `The words are “${piece.text}” by now, not “${text}”. Read them again and record those.`,
    });
  const { content, milliseconds } = await makeSpeech(bytes);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  await rows.saveSound(scope.db, { hash, content, milliseconds }, scope.now);
  await rows.saveRecording(scope.db, {
    language,
    key,
    text,
    hash,
    recordedBy: scope.actor.personId,
    recordedByName: scope.actor.name,
    recordedAt: scope.now,
    reviewedBy: null,
    reviewedByName: null,
    reviewedAt: null,
  });
  const former = piece.recording?.hash;
  if (former !== undefined && former !== hash) await rows.dropUnnamed(scope.db, former);
  scope.audit('keepRecording', [language, key], ['sound']);
  await announce(scope);
  return find(scope, language, key);
}

/**
 * Says that a recording was listened to, or that it is a draft again. Nobody reviews what they recorded.
 * @throws notForYou, pieceNotFound, badInput
 */
export async function reviewRecording(
  scope: Scope,
  language: DoorLanguage,
  key: string,
  { hash, reviewed }: { readonly hash: string; readonly reviewed: boolean },
): Promise<Piece> {
  const piece = await find(scope, language, key);
  if (piece.recording?.hash !== hash)
    throw problem('badInput', {
      sentence: 'It was recorded anew or deleted meanwhile. Listen to it again before you review it.',
    });
  if (reviewed && piece.status === 'changed')
    throw problem('badInput', {
      sentence: `It was recorded for “${piece.recording.text}”, and the words are “${piece.text}” by now. Record those.`,
    });
  if (reviewed && !mayReview(scope, piece))
    throw problem('badInput', { sentence: 'You made this recording. Another person reviews it.' });
  const { personId, name } = scope.actor;
  await rows.setReviewed(scope.db, { language, key, hash }, reviewed ? { by: personId, name, at: scope.now } : null);
  scope.audit('reviewRecording', [language, key], ['reviewed']);
  await announce(scope);
  return find(scope, language, key);
}

/** Deletes the recording of a piece; answers what brings it back. @throws notForYou, recordingNotFound */
export async function removeRecording(scope: Scope, language: DoorLanguage, key: string): Promise<string> {
  const recording = await recordingOf(scope, language, key);
  await rows.removeRow(scope.db, recording);
  scope.audit('removeRecording', [language, key]);
  await announce(scope);
  return scope.context.trash.keep(scope, {
    room: 'speech',
    kind: trashKind,
    id: `${language} ${key}`,
    label: recording.text,
    payload: recording,
  });
}

/** The recording of a piece, reviewed or not. @throws notForYou, recordingNotFound */
export async function recordingOf(scope: Scope, language: DoorLanguage, key: string): Promise<rows.Recording> {
  requireTranslator(scope);
  const found = (await rows.listRecordings(scope.db)).find((each) => each.language === language && each.key === key);
  if (found === undefined) throw problem('recordingNotFound');
  return found;
}

/** Whether somebody may say that a recording is right: not who made it. */
export function mayReview({ actor }: Pick<Scope, 'actor'>, { recording }: Piece): boolean {
  return recording !== undefined && recording.recordedBy !== actor.personId;
}

/** What a sentence says in English, "…" for what fills it. */
export function englishOf(key: PhraseKey): string {
  return sentenceOutline(english[key]);
}

async function find(scope: Scope, language: DoorLanguage, key: string): Promise<Piece> {
  requireTranslator(scope);
  const all = piecesOf(scope, language, await namesOf(scope), await rows.listRecordings(scope.db));
  const found = all.find((piece) => piece.key === key);
  if (found === undefined) throw problem('pieceNotFound', { found: key });
  return found;
}

/** Names that fill slots, whatever the language. */
async function namesOf({ context, db }: Scope) {
  const book = context.reference.book();
  return {
    places: [...book.regions.map(({ name }) => name), ...book.districts.map(({ name }) => name)],
    products: [...book.productByName.values()].map(({ name }) => name),
    risks: (await listRiskCategories(db)).map(({ name }) => name),
    sources: [context.forecast.source.name],
  };
}
type Names = Awaited<ReturnType<typeof namesOf>>;

function piecesOf(
  { context }: Pick<Scope, 'context'>,
  language: DoorLanguage,
  names: Names,
  recordings: readonly rows.Recording[],
): Piece[] {
  const packs = context.phrases.packs();
  const terms = termsOf(packs, context.reference.book(), language);
  const kept = new Map(recordings.filter((each) => each.language === language).map((each) => [each.key, each]));
  return wantedPieces(draftSpeech(packs, language), { ...names, ...terms }).map((piece) => {
    const recording = kept.get(piece.key);
    return { ...piece, recording, status: statusOf(piece, recording) };
  });
}

function statusOf({ text }: WantedPiece, recording: rows.Recording | undefined): PieceStatus {
  if (recording === undefined) return 'missing';
  if (recording.text !== text) return 'changed';
  return recording.reviewedAt === null ? 'draft' : 'reviewed';
}

function countsOf(
  scope: Pick<Scope, 'context'>,
  language: DoorLanguage,
  names: Names,
  recordings: readonly rows.Recording[],
): SpeechCounts {
  const counts = { missing: 0, changed: 0, draft: 0, reviewed: 0 };
  for (const { status } of piecesOf(scope, language, names, recordings)) counts[status] += 1;
  const packs = scope.context.phrases.packs();
  const speech = reviewedSpeech(packs, language);
  const heard = scope.context.spoken.of(language);
  const terms = termsOf(packs, scope.context.reference.book(), language);
  const blocked = new Set(
    wantedPieces(speech, { ...names, ...terms }).flatMap(({ key, blocks }) => (heard.has(key) ? [] : blocks)),
  );
  const sentences = countSentences(speech);
  return { ...counts, sentences, heard: sentences - blocked.size };
}

async function announce({ db, context }: Scope): Promise<void> {
  await context.signals.publish(db, speechTopic, {});
}

function requireTranslator({ actor }: Pick<Scope, 'actor'>): void {
  if (!isAdministrator(actor)) throw problem('notForYou', { who: 'administrators' });
}
