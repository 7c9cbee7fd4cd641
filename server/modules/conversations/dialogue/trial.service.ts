import { createHmac } from 'node:crypto';
import type { Answer, Body } from '#contract/endpoint.ts';
import type { tryPhone as call } from '#contract/conversations/phones.ts';
import { beginDialogue, type Dialogue } from '#engines/conversation/dialogue.ts';
import { formOf } from '#engines/conversation/doors.ts';
import { languageNames } from '#engines/conversation/phrasebook.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isSameKey } from '../../messages/messages.service.ts';
import { readLanguage, tryOut } from './hear.service.ts';

const doors = { ussd: 'ussd-africastalking', sms: 'sms-kannel', voice: 'voice-africastalking' } as const;

/**
 * Answers the phone to try. Where its conversation stands travels with it, signed: nothing of it is kept.
 *
 * @throws badInput where it is not as it was given
 */
export async function tryPhone(
  scope: Scope,
  { kind, language, input, dialogue }: Body<typeof call>,
): Promise<Answer<typeof call>> {
  const begun =
    dialogue === undefined || dialogue === ''
      ? beginDialogue({ language: readLanguage(scope.context, language ?? 'en'), cropId: null, place: null })
      : open(scope, dialogue);
  const shown = await tryOut(scope, doors[kind], begun, input);
  const { letters, parts } = measureText(shown.text);
  return {
    text: shown.text,
    dialogue: seal(scope, shown.dialogue),
    ends: shown.ends,
    letters,
    parts,
    limit: formOf(kind).letters,
    languages: scope.context.phrases.book().offered.map((code) => ({ code, name: languageNames[code] })),
  };
}

function seal(scope: Scope, dialogue: Dialogue): string {
  const text = Buffer.from(JSON.stringify(dialogue)).toString('base64url');
  return `${text}.${signature(scope, text)}`;
}

function open(scope: Scope, sealed: string): Dialogue {
  const [text = '', given = ''] = sealed.split('.');
  if (!isSameKey(given, signature(scope, text)))
    throw problem('badInput', { sentence: 'The conversation is not as it was given. Begin it anew.' });
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Dialogue;
}

function signature({ context }: Scope, text: string): string {
  return createHmac('sha256', context.secretKey).update(`phone to try ${text}`).digest('base64url');
}
