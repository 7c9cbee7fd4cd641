import { escapeXml } from '#engines/words/escapeXml.ts';
import { inLanguage as pageInLanguage, type PageLanguage, pageLanguages } from '#engines/words/pageLanguages.ts';
import { writeLightPage } from '../../platform/http/lightPage.ts';
import { english, type TextWords } from './words/english.ts';
import { french } from './words/french.ts';

const locales = { en: 'en-GB', fr: 'fr-FR' } as const;
const names = { en: 'English', fr: 'Français' } as const;

/** Text that people wrote, or that stands in the reference data, as it may stand in a page. */
export const safe = escapeXml;

/** Text mode in a language: its words, and links that stay in it. */
export interface TextMode {
  readonly language: PageLanguage;
  readonly words: TextWords;
  /** A page, with the way back to the beginning, to the portal with pictures and to the same page in the other language. */
  page(title: string, parts: readonly string[]): string;
  /** The address of a page of text mode in this language. */
  to(path: string): string;
  link(path: string, text: string): string;
  /** A form that asks for a page, with its fields. */
  form(path: string, fields: string): string;
  /** "Mon 20 Apr", "lun. 20 avril" */
  day(day: string): string;
}

/** @param here the page itself, with its query less the language */
export function textMode(here: string, language: PageLanguage = 'en'): TextMode {
  const words = language === 'fr' ? french : english;
  const to = (path: string): string => pathIn(path, language);
  const link = (path: string, text: string): string => more(`href="${safe(to(path))}"`, text);
  const dayFormat = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    // Short months of French end in a full stop, as sentences do.
    month: language === 'fr' ? 'long' : 'short',
    timeZone: 'UTC',
  });
  const others = pageLanguages
    .filter((each) => each !== language)
    .map((each) => more(`lang="${each}" hreflang="${each}" href="${safe(pathIn(here, each))}"`, names[each]));
  return {
    language,
    words,
    to,
    link,
    page: (title, parts) =>
      writeLightPage(
        safe(title),
        [
          `<h1>${safe(title)}</h1>${parts.join('')}<hr>`,
          link('/t/home', words.home),
          ...others,
          more(`href="${pageInLanguage('/', language)}?text=0"`, words.pictures),
        ].join(''),
        language,
      ),
    form: (path, fields) => {
      const kept = language === 'en' ? '' : `<input type="hidden" name="language" value="${language}">`;
      return `<form method="get" action="${safe(path)}">${kept}${fields}</form>`;
    },
    day: (day) => {
      const said = dayFormat.format(new Date(`${day}T00:00:00Z`));
      return language === 'fr' ? said.replace(/ 1 /, ' 1er ') : said;
    },
  };
}

/** English has no part of its own in the address. Addresses of other parts of the portal stay as they are. */
function pathIn(path: string, language: PageLanguage): string {
  if (language === 'en' || !path.startsWith('/t/')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
}

/** A link on a line of its own, also in browsers that know no styles. */
export function more(attributes: string, text: string): string {
  return `<div><a class="more" ${attributes}>${safe(text)}</a></div>`;
}

/** A field with its label on a line of its own; `attributes` are those of the input beside its name and value. */
export function field(name: string, label: string, value: string, attributes = ''): string {
  return `<div><label for="${name}">${label}</label> <input id="${name}" name="${name}" value="${safe(value)}" ${attributes}></div>`;
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
