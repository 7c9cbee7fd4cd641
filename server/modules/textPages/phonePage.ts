import type { Query } from '#contract/endpoint.ts';
import type { openTextPhone } from '#contract/textPages/textPages.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { tryPhone } from '../conversations/conversations.service.ts';
import { field, paragraph, safe, soft, textMode } from './write.ts';

/** The phone to try: a screen, and a field for what one would press or write. It works by plain forms. */
export async function phonePage(
  scope: Scope,
  { kind = 'ussd', language = 'en', dialogue = '', input = '' }: Query<typeof openTextPhone>,
): Promise<string> {
  const { words, page } = textMode('/t/phone', language);
  const shown = await tryPhone(scope, { kind, language, dialogue, input });
  const size =
    kind === 'voice'
      ? words.spoken
      : kind === 'sms'
        ? words.lettersInSms(shown.letters, shown.parts)
        : words.letters(shown.letters, shown.limit);
  const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${safe(value)}">`;
  const reply = shown.ends
    ? paragraph(words.ended)
    : [
        '<form method="post" action="/t/phone">',
        hidden('kind', kind),
        hidden('language', language),
        hidden('dialogue', shown.dialogue),
        field(
          'input',
          words.reply,
          '',
          `maxlength="500" autocomplete="off" autofocus${kind === 'sms' ? '' : ' enterkeyhint="send"'}`,
        ),
        `<button class="get">${words.send}</button></form>`,
      ].join('');
  return page(words.phone, [
    paragraph(words.phoneAbout),
    `<pre aria-live="polite">${safe(shown.text)}</pre>`,
    soft(size),
    reply,
    `<form method="get" action="/t/phone"><div><label for="kind">${words.kindOfPhone}</label> <select id="kind" name="kind">`,
    ...Object.entries(words.phoneKinds).map(([value, name]) => option(value, name, kind)),
    `</select></div><div><label for="language">${words.language}</label> <select id="language" name="language">`,
    ...shown.languages.map(({ code, name }) => option(code, name, language)),
    `</select></div><button class="get">${words.again}</button></form>`,
  ]);
}

function option(value: string, name: string, chosen: string): string {
  return `<option value="${safe(value)}"${value === chosen ? ' selected' : ''}>${safe(name)}</option>`;
}
