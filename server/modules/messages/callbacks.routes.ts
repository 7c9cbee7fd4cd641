import * as contract from '#contract/messages/messageCallbacks.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { problem } from '../../platform/calls/problems.ts';
import { receiveReports } from './outbox/reports.service.ts';
import { openStopLink, stopByLink } from './stops/stopLinks.service.ts';
import { writeStopPage } from './stops/stopPage.ts';

/** What reaches the room from outside: reports of providers, and people who follow the short link of a message. */
export function gatesRoutes(mount: Mount): void {
  mount(contract.receiveReports, async ({ params, body, scope }) => ({
    reports: await receiveReports(scope, params, body),
  }));
  mount(contract.receiveReportByAddress, async ({ params, query, scope }) => ({
    reports: await receiveReports(scope, params, query),
  }));
  mount(contract.openStopPage, async ({ params, scope }) => {
    const found = await openStopLink(scope, params.code);
    return answerWith(writeStopPage(found), {
      status: found === undefined ? 404 : 200,
      headers: { 'cache-control': 'no-store' },
    });
  });
  mount(contract.stopByLink, async ({ params, body, scope }) => {
    const wish = body.wish ?? (body['List-Unsubscribe'] === undefined ? undefined : 'stop');
    if (wish === undefined)
      throw problem('badInput', {
        sentence: 'The form says neither wish=stop nor wish=start. Open the link and press its button.',
      });
    return writeStopPage(await stopByLink(scope, params.code, wish));
  });
}
