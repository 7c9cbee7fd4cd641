import { downloadChart, drawChartPicture, embedChart, embedDashboard, fitEmbeds } from '#contract/charts/embeds.ts';
import { showOEmbed } from '#contract/openData/feeds.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { Problem, problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { openDashboard } from './dashboards.service.ts';
import { fitFrames } from './embedHeight.ts';
import { writeEmbedPage } from './embedPage.ts';
import { embedFor, writeEmbedXml } from './oEmbed.service.ts';
import { drawPicture } from './picture/drawPicture.ts';
import { readyPicture, type PictureAsked, type ReadyPicture } from './pictures.service.ts';

/** Charts that leave the portal: as a drawing, and as light pages for frames on other sites. */
export function embedRoutes(mount: Mount): void {
  mount(drawChartPicture, async ({ query, scope }) => drawPicture((await readyPicture(scope, query)).picture));

  mount(downloadChart, async ({ query, scope }) => {
    const { head, rows } = await readyPicture(scope, query);
    return writeCsv(
      head,
      rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    );
  });

  mount(embedChart, async ({ query, scope }) => {
    const ready = await readyOrWithdrawn(scope, query);
    return writeEmbedPage(ready.picture.title, [ready]);
  });

  mount(showOEmbed, async ({ query: { format = 'json', ...asked }, scope }) => {
    if (format !== 'json' && format !== 'xml') throw problem('formUnknown', { found: format, known: ['json', 'xml'] });
    const embedded = await embedFor(scope, asked);
    return format === 'json'
      ? JSON.stringify(embedded)
      : answerWith(writeEmbedXml(embedded), { headers: { 'content-type': 'text/xml; charset=utf-8' } });
  });

  mount(fitEmbeds, () => fitFrames);

  mount(embedDashboard, async ({ params, scope }) => {
    const { record, panels, withheld } = await openDashboard(scope, params.slug);
    const sentences: string[] =
      withheld === 0
        ? []
        : [`${withheld === 1 ? '1 chart is' : `${withheld} charts are`} not shown: the data are no longer public.`];
    const pictures: ReadyPicture[] = [];
    for (const { panel } of panels) {
      const ready = await readyOrSentence(scope, panel);
      if (typeof ready === 'string') sentences.push(ready);
      else pictures.push(ready);
    }
    return writeEmbedPage(record.name, pictures, sentences);
  });
}

/** One chart that cannot be drawn leaves the others. */
async function readyOrSentence(scope: Scope, asked: PictureAsked): Promise<ReadyPicture | string> {
  try {
    return await readyPicture(scope, asked);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

/** Whoever put the chart on a site chose no source: its readers are told what happened, and no name. */
async function readyOrWithdrawn(scope: Scope, asked: PictureAsked): Promise<ReadyPicture> {
  try {
    return await readyPicture(scope, asked);
  } catch (error) {
    if (error instanceof Problem && error.code === 'chartSourceNotFound') throw problem('chartWithdrawn');
    throw error;
  }
}
