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
}

/** The name an e-mail comes from: "Ama Owusu (AgriHub)". */
export function fromName(officer: string, sender: string): string {
  return officer === '' ? sender : `${officer} (${sender})`;
}

/** The e-mail as plain text. Below the sign that mail programs take for a signature stands why it came, and how to stop it. */
export function writePlainMail(mail: FarmerMail): string {
  const stop =
    mail.stopLink === null ? 'To stop these e-mails, tell your officer.' : `To stop these e-mails: ${mail.stopLink}`;
  return `${mail.text}\n\n-- \n${why(mail)}\n${stop}\n`;
}

/** The same as HTML: text and links, nothing that is fetched. */
export function writeHtmlMail(mail: FarmerMail): string {
  const paragraphs = mail.text.split(/\n{2,}/).map((each) => `<p>${linked(each).replaceAll('\n', '<br>')}</p>`);
  const stop =
    mail.stopLink === null
      ? 'To stop these e-mails, tell your officer.'
      : `<a href="${escapeXml(mail.stopLink)}" style="color:#14532d">Stop these e-mails</a>`;
  return [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeXml(mail.subject)}</title></head>`,
    '<body style="margin:0;padding:16px;max-width:600px;font:16px/1.5 system-ui,sans-serif;color:#16231b;background:#fff;overflow-wrap:anywhere">',
    ...paragraphs,
    `<p style="margin-top:32px;padding-top:12px;border-top:1px solid #d9d5c5;font-size:14px;color:#55655b">${escapeXml(why(mail))}<br>${stop}</p>`,
    '</body></html>',
  ].join('\n');
}

function why({ officer }: FarmerMail): string {
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
