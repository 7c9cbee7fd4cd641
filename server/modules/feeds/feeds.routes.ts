import {
  showAlert as showAlertCall,
  showAlertFeed,
  showDatasetAtom,
  showDatasetRss,
  showFeed,
} from '#contract/openData/feeds.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { showAlert } from '../risks/risks.service.ts';
import { writeAlertFeed, writeFeed } from './feeds.service.ts';

/** What is new, for feed readers and for warning systems. */
export function feedsRoutes(mount: Mount, _context: AppContext): void {
  mount(showDatasetAtom, async ({ scope }) => (await writeFeed(scope, 'datasets.atom')).text);
  mount(showDatasetRss, async ({ scope }) => (await writeFeed(scope, 'datasets.rss')).text);
  mount(showFeed, async ({ params, query, scope }) => {
    const { text, type } = await writeFeed(scope, params.file, query);
    return answerWith(text, { headers: { 'content-type': type } });
  });
  mount(showAlertFeed, ({ scope }) => writeAlertFeed(scope));
  mount(showAlertCall, ({ params, scope }) => showAlert(scope, params.file.replace(/\.xml$/, '')));
}
