import { doorLanguages, languageNames, type Line } from '#engines/conversation/phrasebook.ts';
import { playAll, reviewedSpeech } from '#engines/speech/putTogether.ts';
import type { Query } from '#contract/endpoint.ts';
import type { listenTo } from '#contract/speech/speech.ts';
import { mostSpokenPieces } from '#contract/limits.ts';
import type { SpokenPiece } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { answerOf, weekOf } from '../conversations/conversations.service.ts';

/** Something whole that can be heard in a language. */
export interface Heard {
  readonly code: (typeof doorLanguages)[number];
  readonly name: string;
  readonly pieces: readonly SpokenPiece[];
  /** The words that are heard. */
  readonly text: string;
}

/** What can be heard about something: only languages in which nothing of it is missing. @throws what the plan throws */
export async function heardOf(scope: Scope, asked: Query<typeof listenTo>): Promise<Heard[]> {
  const { context } = scope;
  // Without recordings no plan is made for them.
  const spoken = doorLanguages.filter((language) => context.spoken.of(language).size > 0);
  if (spoken.length === 0) return [];
  const lines = await linesOf(scope, asked);
  return spoken.flatMap((language): Heard[] => {
    const pieces = playAll(lines, reviewedSpeech(context.phrases.packs(), language), context.spoken.of(language));
    if (pieces === null || pieces.length === 0 || pieces.length > mostSpokenPieces) return [];
    const book = context.phrases.book();
    const text = lines.map((line) => book.say(line, language)).join(' ');
    return [{ code: language, name: languageNames[language], pieces, text }];
  });
}

async function linesOf(scope: Scope, { about, district, crop, planted }: Query<typeof listenTo>): Promise<Line[]> {
  const found = scope.context.reference.book().findDistrict(district);
  if (found === undefined) throw problem('districtNotFound', { found: district });
  const place = { districtId: found.districtId, name: found.name };
  if (about === 'risks') return [...(await answerOf(scope, { ask: 'risks', place }))];
  if (crop === undefined) throw problem('badInput', { sentence: 'Name the crop: ?crop=maize' });
  if (about === 'work') return weekOf(scope, crop, place, planted ?? null);
  return [...(await answerOf(scope, { ask: 'plant', cropId: crop, place }))];
}
