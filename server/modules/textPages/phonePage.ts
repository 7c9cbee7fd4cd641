import type { Query } from '#contract/endpoint.ts';
import type { openTextPhone } from '#contract/textPages.ts';
import type { Scope } from '../../platform/scope.ts';
import { tryPhone } from '../conversations/conversations.service.ts';
import { paragraph, safe, soft, writeTextPage } from './write.ts';

const kinds = { ussd: 'USSD (keypad menu)', sms: 'SMS', voice: 'Voice call' } as const;

/** The phone to try: a screen, and a field for what one would press or write. It works by plain forms. */
export async function phonePage(
  scope: Scope,
  { kind = 'ussd', language = 'en', dialogue = '', input = '' }: Query<typeof openTextPhone>,
): Promise<string> {
  const shown = await tryPhone(scope, { kind, language, dialogue, input });
  const size =
    kind === 'voice'
      ? 'Spoken to the caller.'
      : `${shown.letters} letters${kind === 'sms' ? `, ${shown.parts} SMS` : ` of ${shown.limit}`}.`;
  const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${safe(value)}">`;
  const reply = shown.ends
    ? paragraph('The session ends here.')
    : [
        '<form method="post" action="/t/phone">',
        hidden('kind', kind),
        hidden('language', language),
        hidden('dialogue', shown.dialogue),
        `<label for="input">Your reply</label><input id="input" name="input" maxlength="500" autocomplete="off" autofocus${kind === 'sms' ? '' : ' enterkeyhint="send"'}>`,
        '<button class="get">Send</button></form>',
      ].join('');
  return writeTextPage('Try it on a phone', [
    paragraph('What farmers get on any phone. Nothing is sent, charged or kept here.'),
    `<pre aria-live="polite">${safe(shown.text)}</pre>`,
    soft(size),
    reply,
    '<form method="get" action="/t/phone"><label for="kind">Kind of phone</label><select id="kind" name="kind">',
    ...Object.entries(kinds).map(([value, name]) => option(value, name, kind)),
    '</select><label for="language">Language</label><select id="language" name="language">',
    ...shown.languages.map(({ code, name }) => option(code, name, language)),
    '</select><button class="get">Start again</button></form>',
  ]);
}

function option(value: string, name: string, chosen: string): string {
  return `<option value="${safe(value)}"${value === chosen ? ' selected' : ''}>${safe(name)}</option>`;
}
