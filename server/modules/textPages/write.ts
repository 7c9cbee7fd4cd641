import { escapeXml } from '#engines/words/escapeXml.ts';
import { writeLightPage } from '../../platform/lightPage.ts';

const locale = 'en-GB';

/** Text that people wrote, or that stands in the reference data, as it may stand in a page. */
export const safe = escapeXml;

/** A page of text mode, with the way back to its beginning and to the portal with pictures. */
export function writeTextPage(title: string, parts: readonly string[]): string {
  const end =
    '<hr><a class="more" href="/t/home">Text mode</a><a class="more" href="/?text=0">AgriHub Ghana with pictures</a>';
  return writeLightPage(safe(title), `<h1>${safe(title)}</h1>${parts.join('')}${end}`);
}

export function paragraph(text: string): string {
  return `<p>${safe(text)}</p>`;
}

export function soft(text: string): string {
  return `<p class="soft">${safe(text)}</p>`;
}

/** A list of lines of HTML. */
export function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

export function link(href: string, text: string): string {
  return `<a class="more" href="${safe(href)}">${safe(text)}</a>`;
}

/** "Mon 20 Apr" */
export function sayDay(day: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
