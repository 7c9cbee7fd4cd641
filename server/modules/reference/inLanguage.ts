import { frenchTexts } from '#content/french/texts.ts';
import { translateTexts } from '#engines/words/translateTexts.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';

/** Fields of answers that hold texts of the reference data. */
const textFields = new Set([
  'advisory',
  'channel',
  'comments',
  'cropStage',
  'detail',
  'heading',
  'longTxt',
  'management',
  'note',
  'pest',
  'provider',
  'risk',
  'service',
  'shortTxt',
  'signs',
  'source',
  'text',
  'threshold',
  'trigger',
  'verification',
  'zoneNote',
]);

/** A text that ships with the portal in a language, as far as it is written in it. */
export function shippedText(text: string, language: PageLanguage = 'en'): string {
  return (language === 'fr' && frenchTexts.get(text)) || text;
}

/** An answer with the texts of the reference data in a language, as far as they are written in it. */
export function inLanguage<Answered>(answer: Answered, language: PageLanguage = 'en'): Answered {
  return language === 'fr' ? translateTexts(answer, textFields, frenchTexts) : answer;
}
