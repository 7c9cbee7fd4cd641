import { sayBytes, sayKind } from '#engines/files/sayKind.ts';
import { spokenDay } from '#engines/dates/spokenDay.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import type { LibraryFile } from './files.repository.ts';
import type { Opened } from './links.service.ts';

/** No script, no font, no other file before it is asked for: some 2 kB for a phone on 2G. */
const style = `
:root{color-scheme:light dark;--ink:#16231b;--ground:#fffdf7;--soft:#55655b;--line:#d9d5c5;--green:#14532d;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eaf1ec;--ground:#0f1712;--soft:#a9b8ae;--line:#2f3d34;--green:#86d29b;--on:#0f1712}}
body{margin:0;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main,header{max-width:640px;margin:0 auto;padding:16px}
header{font-weight:600;border-bottom:1px solid var(--line)}
h1{font-size:22px;line-height:1.3;margin:16px 0 4px;overflow-wrap:anywhere}
p{margin:4px 0 16px}
.soft{color:var(--soft)}
audio,video,img{display:block;width:100%;height:auto;margin:0 0 16px;border-radius:8px}
audio{height:54px}
.get{display:inline-block;padding:13px 20px;border-radius:8px;background:var(--green);color:var(--on);font-weight:600;text-decoration:none;margin:0 8px 12px 0}
.more{display:block;padding:12px 0;color:var(--green)}
a:focus-visible{outline:3px solid var(--green);outline-offset:3px}
`.replaceAll('\n', '');

/** The page behind a link: what the file is and how large before it is fetched, or that it is no longer there. */
export function writeLinkPage(opened: Opened): string {
  return opened.state === 'open' ? write(opened.file.name, openPage(opened)) : write('This link has ended', endedPage(opened.state));
}

function write(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeXml(title)} – AgriHub Ghana</title><style>${style}</style></head>`,
    `<body><header>AgriHub Ghana</header><main>${body}</main></body></html>`,
  ].join('');
}

function openPage({ file, given }: Extract<Opened, { readonly state: 'open' }>): string {
  const from = `/f/${given.code}/file`;
  const best = file.versions.at(-1);
  return [
    `<h1>${escapeXml(file.name)}</h1>`,
    `<p class="soft">${sayKind(file.kind)} from ${escapeXml(file.ownerName)}. Opens until ${spokenDay(given.expiresOn, true)}.</p>`,
    player(file, from),
    `<p><a class="get" href="${from}" download>Download, ${sayBytes(best?.bytes ?? file.bytes)}</a></p>`,
    best !== undefined && file.kind !== 'image' ? `<a class="more" href="${from}?size=original" download>As it was recorded, ${sayBytes(file.bytes)}</a>` : '',
  ].join('');
}

/** Nothing is fetched before it is asked for, but the small picture. */
function player(file: LibraryFile, from: string): string {
  const name = escapeXml(file.name);
  if (file.kind === 'audio') return `<audio controls preload="none" src="${from}" aria-label="${name}"></audio>`;
  if (file.kind === 'video') return `<video controls preload="none" src="${from}" aria-label="${name}"></video>`;
  const small = file.kind === 'image' ? file.versions[0] : undefined;
  return small === undefined ? '' : `<a href="${from}"><img src="${from}?size=${small.size}" width="${small.width}" height="${small.height}" alt="${name}"></a>`;
}

function endedPage(state: 'expired' | 'withdrawn' | 'unknown'): string {
  const why = {
    expired: 'Links are sent for some days only, and the days of this one are over.',
    withdrawn: 'Whoever sent it has withdrawn it.',
    unknown: 'There is no file behind this address. A letter may be missing at its end, or the file was deleted.',
  }[state];
  return `<h1>This link opens nothing ${state === 'unknown' ? 'here' : 'any more'}</h1><p>${why}</p><p>Ask the extension officer who wrote to you to send it again.</p><a class="more" href="/">AgriHub Ghana</a>`;
}
