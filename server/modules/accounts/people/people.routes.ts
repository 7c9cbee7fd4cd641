import {
  closeAccount,
  listPeople,
  makeDataAdministrator,
  openAccount,
  showPersonHistory,
  unmakeDataAdministrator,
} from '#contract/accounts/people.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { presentPersonRow } from '../accounts.presenter.ts';
import * as people from './people.service.ts';

/** Who has an account, who approves in the data hub, and whose account is closed. */
export function peopleRoutes(mount: Mount): void {
  mount(listPeople, async ({ query, scope }) => {
    const { q = '', only = null, limit = 50, offset = 0 } = query;
    const { found, ...rest } = await people.listPeople(scope, { q, only, limit, offset });
    return { ...rest, found: found.map(presentPersonRow) };
  });
  mount(showPersonHistory, async ({ params, scope }) =>
    (await people.personHistory(scope, params.id)).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  );
  mount(makeDataAdministrator, async ({ params, scope }) =>
    presentPersonRow(await people.makeDataAdministrator(scope, params.id)),
  );
  mount(unmakeDataAdministrator, async ({ params, scope }) =>
    presentPersonRow(await people.unmakeDataAdministrator(scope, params.id)),
  );
  mount(closeAccount, async ({ params, scope }) => presentPersonRow(await people.closeAccount(scope, params.id)));
  mount(openAccount, async ({ params, scope }) => presentPersonRow(await people.openAccount(scope, params.id)));
}
