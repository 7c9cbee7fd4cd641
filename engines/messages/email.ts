import type { PageLanguage } from '../words/pageLanguages.ts';
import { escapeXml } from '../words/escapeXml.ts';

/** Letters of a subject that was taken from the text. */
const longestTaken = 60;

/** The beginning of a text as a subject: its first line, ended at a word. */
export function subjectFrom(text: string): string {
  const line = (text.trim().split(/\r?\n/, 1)[0] ?? '').replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestTaken) return line;
  const cut = line.slice(0, longestTaken + 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s,;:–-]+$/u, '');
  return `${atWord === '' ? line.slice(0, longestTaken) : atWord}…`;
}

/** An e-mail to a farmer before it is a letter. */
export interface FarmerMail {
  readonly subject: string;
  /** What was written, as this farmer reads it. */
  readonly text: string;
  /** Who wrote it; empty where nobody is named any more. */
  readonly officer: string;
  /** Opens the page that stops these e-mails; null where nobody outside can reach the portal. */
  readonly stopLink: string | null;
  /** The language of its foot, where the reader asked for it by themselves; null where an officer wrote it. */
  readonly askedIn: PageLanguage | null;
}

/** Why an e-mail came that its reader asked for, and how to stop it. */
const ownFeet: Readonly<
  Record<PageLanguage, { readonly why: string; readonly stop: string; readonly stopAt: string }>
> = {
  en: {
    why: 'AgriHub Ghana sent this because you asked for it.',
    stop: 'Stop these e-mails',
    stopAt: 'To stop these e-mails: ',
  },
  fr: {
    why: 'AgriHub Ghana vous envoie ceci parce que vous l’avez demandé.',
    stop: 'Arrêter ces e-mails',
    stopAt: 'Pour arrêter ces e-mails : ',
  },
};

/** The name an e-mail comes from: "Ama Owusu (AgriHub)". */
export function fromName(officer: string, sender: string): string {
  return officer === '' ? sender : `${officer} (${sender})`;
}

/** The e-mail as plain text. Below the sign that mail programs take for a signature stands why it came, and how to stop it. */
export function writePlainMail(mail: FarmerMail): string {
  const foot = ownFeet[mail.askedIn ?? 'en'];
  const stop = mail.stopLink === null ? noLink(mail) : `${foot.stopAt}${mail.stopLink}`;
  return `${mail.text}\n\n-- \n${why(mail)}\n${stop}\n`;
}

/** The same as HTML: text and links, nothing that is fetched. */
export function writeHtmlMail(mail: FarmerMail): string {
  const paragraphs = mail.text.split(/\n{2,}/).map((each) => `<p>${linked(each).replaceAll('\n', '<br>')}</p>`);
  const stop =
    mail.stopLink === null
      ? noLink(mail)
      : `<a href="${escapeXml(mail.stopLink)}" style="color:#14532d">${ownFeet[mail.askedIn ?? 'en'].stop}</a>`;
  return [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeXml(mail.subject)}</title></head>`,
    '<body style="margin:0;padding:16px;max-width:600px;font:16px/1.5 system-ui,sans-serif;color:#16231b;background:#fff;overflow-wrap:anywhere">',
    ...paragraphs,
    `<p style="margin-top:32px;padding-top:12px;border-top:1px solid #d9d5c5;font-size:14px;color:#55655b">${escapeXml(why(mail))}<br>${stop}</p>`,
    '</body></html>',
  ].join('\n');
}

/** Where nobody outside reaches the portal, an officer stops what officers send; what one asked for ends with its own link. */
function noLink({ askedIn }: FarmerMail): string {
  return askedIn === null ? 'To stop these e-mails, tell your officer.' : '';
}

function why({ officer, askedIn }: FarmerMail): string {
  if (askedIn !== null) return ownFeet[askedIn].why;
  return `${officer === '' ? 'An extension officer' : `${officer}, your extension officer,`} sent this by AgriHub Ghana, because you agreed to farming messages.`;
}

/** A link ends before the sign that ends its sentence. */
const link = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

function linked(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: url, index } of text.matchAll(link)) {
    html += `${escapeXml(text.slice(from, index))}<a href="${escapeXml(url)}" style="color:#14532d">${escapeXml(url)}</a>`;
    from = index + url.length;
  }
  return html + escapeXml(text.slice(from));
}
