import { answerWith } from '../../platform/calls/answer.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { voiceNoteAt } from '../conversations/conversations.service.ts';
import { paragraph, safe, soft, textMode } from './write.ts';

const uncached = { 'cache-control': 'private, no-store' };

/** A recorded answer, for whoever was sent its address; how large it is comes first. */
export async function voicePage(scope: Scope, code: string, language?: PageLanguage) {
  const { words, page } = textMode(`/t/voice/${code}`, language);
  const note = await voiceNoteAt(scope, code);
  if (note === undefined)
    return answerWith(page(words.voiceGone, [paragraph(words.voiceGoneText)]), { status: 404, headers: uncached });
  const sound = `/t/voice/${safe(code)}/answer.mp3`;
  const seconds = Math.round(note.milliseconds / 1_000);
  return answerWith(
    page(words.voiceTitle, [
      paragraph(words.voiceSize(seconds, Math.ceil(note.content.length / 1_000))),
      `<audio controls preload="none" src="${sound}"></audio>`,
      `<p><a class="more" href="${sound}" download>${safe(words.voiceFile)}</a></p>`,
      soft(words.voicePrivate),
    ]),
    { headers: uncached },
  );
}
