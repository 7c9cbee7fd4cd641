import { sayBytes, sayKind } from '#engines/files/sayKind.ts';
import { spokenDay } from '#engines/dates/spokenDay.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { writeLightPage } from '../../platform/http/lightPage.ts';
import type { LibraryFile } from './files.repository.ts';
import { hasForOthers } from './forOthers.ts';
import type { Opened } from './links.service.ts';

/** The page behind a link: what the file is and how large before it is fetched, or that it is no longer there. */
export function writeLinkPage(opened: Opened): string {
  return opened.state === 'open'
    ? writeLightPage(escapeXml(opened.file.name), openPage(opened))
    : writeLightPage('This link has ended', endedPage(opened.state));
}

function openPage({ file, given }: Extract<Opened, { readonly state: 'open' }>): string {
  const from = `/f/${given.code}/file`;
  return [
    `<h1>${escapeXml(file.name)}</h1>`,
    `<p class="soft">${sayKind(file.kind)} from ${escapeXml(file.ownerName)}. Opens until ${spokenDay(given.expiresOn, true)}.</p>`,
    ...(hasForOthers(file)
      ? [
          player(file, from),
          `<p><a class="get" href="${from}" download>Download, ${sayBytes(file.versions.at(-1)?.bytes ?? file.bytes)}</a></p>`,
        ]
      : [notReady(file)]),
  ].join('');
}

function notReady({ note }: LibraryFile): string {
  return note === ''
    ? '<p>It is being made ready for phones. Open the link again in a minute.</p>'
    : '<p>It cannot be opened here. Ask the extension officer who wrote to you.</p>';
}

/** Nothing is fetched before it is asked for, but the small picture. */
function player(file: LibraryFile, from: string): string {
  const name = escapeXml(file.name);
  if (file.kind === 'audio') return `<audio controls preload="none" src="${from}" aria-label="${name}"></audio>`;
  if (file.kind === 'video') return `<video controls preload="none" src="${from}" aria-label="${name}"></video>`;
  const small = file.kind === 'image' ? file.versions[0] : undefined;
  return small === undefined
    ? ''
    : `<a href="${from}"><img src="${from}?size=${small.size}" width="${small.width}" height="${small.height}" alt="${name}"></a>`;
}

function endedPage(state: 'expired' | 'withdrawn' | 'unknown'): string {
  const why = {
    expired: 'Links are sent for some days only, and the days of this one are over.',
    withdrawn: 'Whoever sent it has withdrawn it.',
    unknown: 'There is no file behind this address. A letter may be missing at its end, or the file was deleted.',
  }[state];
  return `<h1>This link opens nothing ${state === 'unknown' ? 'here' : 'any more'}</h1><p>${why}</p><p>Ask the extension officer who wrote to you to send it again.</p><a class="more" href="/">AgriHub Ghana</a>`;
}
