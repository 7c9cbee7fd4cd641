import { declareOnset, listDeclaredOnsets, reinstateOnset, withdrawOnset } from '#contract/seasons/seasons.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import * as declare from './declare.service.ts';
import { presentDeclaration, presentDeclared } from './seasons.presenter.ts';

/** The onset of the rains as administrators declare it. */
export function seasonsRoutes(mount: Mount, _context: AppContext): void {
  mount(listDeclaredOnsets, async ({ query, scope }) =>
    (await declare.listOnsets(scope, query.year)).map(presentDeclaration),
  );

  mount(declareOnset, async ({ body, scope }) =>
    presentDeclared(
      await declare.declareOnset(scope, {
        scope: body.scope,
        placeId: body.place_id,
        season: body.season,
        onsetOn: body.onset_on,
        note: body.note ?? '',
        reason: body.reason ?? '',
      }),
    ),
  );

  mount(withdrawOnset, async ({ params, scope }) => presentDeclaration(await declare.withdrawOnset(scope, params.id)));

  mount(reinstateOnset, async ({ params, scope }) =>
    presentDeclaration(await declare.reinstateOnset(scope, params.id)),
  );
}
