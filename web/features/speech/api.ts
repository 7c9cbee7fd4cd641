import type { Answer } from '#contract/endpoint.ts';
import { listSpeechPieces } from '#contract/speech/speech.ts';
import { apiQuery } from '#web/lib/query.ts';

type Listed = Answer<typeof listSpeechPieces>;
export type SpeechPiece = Listed['pieces'][number];
export type SpeechLanguage = Listed['languages'][number]['code'];

/** What is recorded of a language, and what is missing. */
export function speechQuery(language: SpeechLanguage) {
  return apiQuery(listSpeechPieces, { params: { language } });
}

/** The language that the address names; Twi, which most farmers speak, where it names none. */
export function readLanguage(search: URLSearchParams): SpeechLanguage {
  const codes: readonly SpeechLanguage[] = ['en', 'fr', 'ak', 'ee', 'dag', 'ha', 'gaa'];
  return codes.find((code) => code === search.get('language')) ?? 'ak';
}
