import type { Feature } from '#engines/features/feature.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { writeLightPage } from '../../platform/http/lightPage.ts';
import { lightPageStyle } from '../../platform/http/pageStyles.ts';
import { hashOf } from '../../platform/http/securityHeaders.ts';
import { html, type Link } from './ogc.presenter.ts';

/** Headers of an answer that is a page where the declaration says data. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${hashOf(lightPageStyle)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
};

/** A document of the API for readers: what it says, a list, and where to go on. */
export function writePage(
  title: string,
  said: readonly string[],
  parts: readonly { readonly href?: string; readonly text: string; readonly more?: string }[],
  links: readonly Link[],
): string {
  const items = parts.map(({ href, text, more = '' }) => {
    const name = escapeXml(text);
    return `<p>${href === undefined ? name : `<a href="${escapeXml(href)}">${name}</a>`}${more === '' ? '' : `<br><span class="soft">${escapeXml(more)}</span>`}</p>`;
  });
  return writeLightPage(
    escapeXml(title),
    [
      `<h1>${escapeXml(title)}</h1>`,
      ...said.map((each) => `<p>${escapeXml(each)}</p>`),
      ...items,
      ...links.map(
        ({ href, title: name, rel, type }) =>
          `<a class="more" rel="${escapeXml(rel)}" href="${escapeXml(href)}">${escapeXml(name)}${type === html ? '' : ` (${escapeXml(type)})`}</a>`,
      ),
    ].join(''),
  );
}

/** What is known of a feature, a line for each property. */
export function sayFeature({ properties }: Feature): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ');
}
