import { maskAddress } from '#engines/messages/maskAddress.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { writeLightPage } from '../../../platform/http/lightPage.ts';
import type { Stoppable } from './stopLinks.service.ts';

/** The page behind the short link of a message. Its button works without JavaScript; opening it alone does nothing, so that no preview of a link stops anything. */
export function writeStopPage(found: Stoppable | undefined): string {
  if (found === undefined) {
    return writeLightPage(
      'This link opens nothing here',
      [
        '<h1>This link opens nothing here</h1><p>A letter may be missing at its end.</p>',
        '<p>To stop messages, tell the extension officer who writes to you.</p><a class="more" href="/">AgriHub Ghana</a>',
      ].join(''),
    );
  }
  const { code, address, stopped, looks } = found;
  const seen = writeLooks(looks);
  const masked = escapeXml(maskAddress(address));
  const kind = address.includes('@') ? 'address' : 'number';
  return stopped
    ? page(
        code,
        'Messages are stopped',
        `No officer sends farming messages to ${masked} any more.`,
        { wish: 'start', says: 'Let messages come again' },
        seen,
      )
    : page(
        code,
        'Stop messages',
        `Farming messages come to ${masked}. With the button below no officer sends any more to this ${kind}. It costs nothing.`,
        { wish: 'stop', says: 'Stop messages' },
        seen,
      );
}

function page(
  code: string,
  title: string,
  says: string,
  button: { readonly wish: string; readonly says: string },
  looks: string,
): string {
  return writeLightPage(
    title,
    [
      `<h1>${title}</h1><p>${says}</p>`,
      `<form method="post" action="/s/${code}"><button class="get" name="wish" value="${button.wish}">${button.says}</button></form>`,
      looks,
      '<a class="more" href="/">AgriHub Ghana</a>',
    ].join(''),
  );
}

/** Who was shown the whole number, as the farmer may know. */
function writeLooks(looks: Stoppable['looks']): string {
  if (looks.length === 0) return '';
  const who = looks.map(({ officerName, institution, at }) => {
    const name = [officerName || 'An officer who left', institution].filter(Boolean).join(', ');
    return `<li>${escapeXml(`${at.toISOString().slice(0, 10)}: ${name}`)}</li>`;
  });
  return `<h2>Officers who saw your whole number in the last 90 days</h2><ul>${who.join('')}</ul>`;
}
