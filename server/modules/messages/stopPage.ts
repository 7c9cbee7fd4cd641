import { maskAddress } from '#engines/messages/maskAddress.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { writeLightPage } from '../../platform/lightPage.ts';
import type { Stoppable } from './stopLinks.service.ts';

/** The page behind the short link of a message. Its button works without JavaScript; opening it alone does nothing, so that no preview of a link stops anything. */
export function writeStopPage(found: Stoppable | undefined): string {
  if (found === undefined) {
    return writeLightPage('This link opens nothing here', [
      '<h1>This link opens nothing here</h1><p>A letter may be missing at its end.</p>',
      '<p>To stop messages, tell the extension officer who writes to you.</p><a class="more" href="/">AgriHub Ghana</a>',
    ].join(''));
  }
  const { code, address, stopped } = found;
  const masked = escapeXml(maskAddress(address));
  const kind = address.includes('@') ? 'address' : 'number';
  return stopped
    ? page(code, 'Messages are stopped', `No officer sends farming messages to ${masked} any more.`, { wish: 'start', says: 'Let messages come again' })
    : page(code, 'Stop messages', `Farming messages come to ${masked}. With the button below no officer sends any more to this ${kind}. It costs nothing.`, { wish: 'stop', says: 'Stop messages' });
}

function page(code: string, title: string, says: string, button: { readonly wish: string; readonly says: string }): string {
  return writeLightPage(title, [
    `<h1>${title}</h1><p>${says}</p>`,
    `<form method="post" action="/s/${code}"><button class="get" name="wish" value="${button.wish}">${button.says}</button></form>`,
    '<a class="more" href="/">AgriHub Ghana</a>',
  ].join(''));
}
