import { escapeXml } from '#engines/words/escapeXml.ts';
import { sayFigure } from '#engines/words/figures.ts';
import { framedPageStyle } from '../../platform/http/pageStyles.ts';
import { heightsOf } from './embedHeight.ts';
import { drawPicture, widths } from './picture/drawPicture.ts';
import type { ReadyPicture } from './pictures.service.ts';

/** Charts as a page of their own, with what is to be said under them. Its links open in a new tab. */
export function writeEmbedPage(
  title: string,
  pictures: readonly ReadyPicture[],
  sentences: readonly string[] = [],
): string {
  const isDashboard = pictures.length !== 1 || sentences.length > 0;
  const drawings = pictures.map(({ picture }) => ({
    wide: drawPicture(picture, widths.wide),
    narrow: drawPicture(picture, widths.narrow),
  }));
  const heights = heightsOf(
    drawings.map(({ wide }) => wide),
    drawings.map(({ narrow }) => narrow),
    isDashboard ? 50 + 30 * sentences.length : 0,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    heights,
    `<title>${escapeXml(title)} – AgriHub Ghana</title><style>${framedPageStyle}</style></head><body><main>`,
    isDashboard ? `<h1>${escapeXml(title)}</h1>` : '',
    ...pictures.map((ready, at) => writeFigure(ready, at, drawings[at] ?? { wide: '', narrow: '' })),
    ...sentences.map((sentence) => `<p>${escapeXml(sentence)}</p>`),
    '</main></body></html>',
  ].join('');
}

/** The picture at two widths: type keeps its size on a phone. Names inside are kept apart for the page. */
function writeFigure(
  { picture, head, rows, source, question }: ReadyPicture,
  at: number,
  drawings: { readonly wide: string; readonly narrow: string },
): string {
  const [wide, narrow] = (['wide', 'narrow'] as const).map((which) =>
    drawings[which].replaceAll(/\b(id="|url\(#)f(\d+)/g, `$1p${at}${which}f$2`),
  );
  // The outlines of a map are as heavy as the rest: the second drawing shows those of the first.
  const again = narrow?.replace(/<g id="map".*?<\/g>/s, `<use href="#p${at}map"/>`);
  const dataset = `/main/datasetpreview/${source.slug}?version=${source.version}`;
  return [
    `<figure><div class="wide">${wide?.replace('id="map"', `id="p${at}map"`)}</div><div class="narrow">${again}</div></figure>`,
    `<details><summary>Table of these numbers</summary><div class="rows"><table><caption>${escapeXml(picture.title)}</caption><thead><tr>${head.map((name) => `<th scope="col">${escapeXml(name)}</th>`).join('')}</tr></thead><tbody>`,
    ...rows.map(
      ([name, ...cells]) =>
        `<tr><th scope="row">${said(name ?? null)}</th>${cells.map((cell) => `<td>${said(cell)}</td>`).join('')}</tr>`,
    ),
    '</tbody></table></div></details>',
    `<footer><a href="${escapeXml(dataset)}" target="_blank" rel="noopener">${escapeXml(source.name)} on AgriHub Ghana</a> <a href="/api/charts/values.csv?${escapeXml(question)}" download>Numbers (CSV)</a></footer>`,
  ].join('');
}

/** A cell as the table of the page says it. */
function said(cell: string | number | null): string {
  if (cell === null) return '–';
  return typeof cell === 'number' ? sayFigure(cell) : escapeXml(cell);
}
