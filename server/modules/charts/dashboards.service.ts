import { randomBytes } from 'node:crypto';
import type { saveDashboard as saveContract } from '#contract/charts/dashboards.ts';
import type { Body } from '#contract/endpoint.ts';
import { mostDashboards } from '#contract/limits.ts';
import { plainWords } from '#engines/tables/columns/plainWords.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { restorableDays } from '../../platform/records/trash.ts';
import type { PublicTableWithColumns } from '../catalogue/catalogue.service.ts';
import {
  addDashboard,
  changeDashboard,
  type DashboardRecord,
  findDashboard,
  type KeptPanel,
  listDashboardsOf,
  putDashboardBack,
  takeDashboard,
} from './dashboards.repository.ts';
import { openSource, publicSource, sourceOf } from './sources.service.ts';

/** A chart as somebody chose it; the version it is bound to is settled when it is saved. */
type ChosenPanel = Body<typeof saveContract>['panels'][number];

/** A chart of a saved dashboard whose data are public now. */
export interface OpenPanel {
  readonly panel: KeptPanel;
  readonly dbname: string;
  readonly source: PublicTableWithColumns;
}

export interface OpenDashboard {
  readonly record: DashboardRecord;
  readonly panels: readonly OpenPanel[];
  /** Charts whose data are no longer public. */
  readonly withheld: number;
}

/** Saves a dashboard. @throws chartSourceNotFound, versionNotFound, fieldEmpty, tooManyDashboards */
export async function saveDashboard(
  scope: Scope,
  chosen: { readonly name: string; readonly panels: readonly ChosenPanel[] },
): Promise<OpenDashboard> {
  const ownerId = ownerOf(scope);
  const name = named(chosen.name);
  if ((await listDashboardsOf(scope.db, ownerId)).length >= mostDashboards)
    throw problem('tooManyDashboards', { most: mostDashboards });
  const panels = await bind(scope, chosen.panels);
  const slug = await addDashboard(scope.db, { slug: slugFor(name), ownerId, name, panels, at: scope.now });
  // Thirty bits beside the name: a second one alike is an error, not a case.
  if (slug === undefined) throw new Error('Two dashboards came to the same address.');
  scope.audit('saveDashboard', [slug]);
  return openDashboard(scope, slug);
}

/** A saved dashboard with the charts whose data are public now. @throws dashboardNotFound */
export async function openDashboard(scope: Scope, slug: string): Promise<OpenDashboard> {
  const record = await heldDashboard(scope, slug);
  const panels = await openPanels(scope, record.panels);
  return { record, panels, withheld: record.panels.length - panels.length };
}

export async function listOwnDashboards(scope: Scope): Promise<readonly DashboardRecord[]> {
  return listDashboardsOf(scope.db, ownerOf(scope));
}

/** Renames a dashboard or saves other charts under it. @throws dashboardNotFound, for those of others too */
export async function editDashboard(
  scope: Scope,
  slug: string,
  changes: { readonly name?: string | undefined; readonly panels?: readonly ChosenPanel[] | undefined },
): Promise<OpenDashboard> {
  const record = await ownDashboard(scope, slug);
  await changeDashboard(scope.db, record.id, {
    name: changes.name === undefined ? undefined : named(changes.name),
    panels: changes.panels && (await bind(scope, changes.panels)),
    at: scope.now,
  });
  scope.audit('editDashboard', [slug], Object.keys(changes));
  return openDashboard(scope, slug);
}

/** Deletes a dashboard; answers the id that brings it back for 30 days. @throws dashboardNotFound */
export async function removeDashboard(
  scope: Scope,
  slug: string,
): Promise<{ readonly name: string; readonly undo: string }> {
  const { id, name } = await ownDashboard(scope, slug);
  const payload = await takeDashboard(scope.db, id);
  const undo = await scope.context.trash.keep(scope, { room: 'charts', kind: 'dashboard', id, label: name, payload });
  scope.audit('removeDashboard', [slug]);
  return { name, undo };
}

/** Says how dashboards come back from the trash, and what the account of their owner does to them. */
export function registerDashboards({ trash, personalData }: Pick<AppContext, 'trash' | 'personalData'>): void {
  trash.register('dashboard', {
    async restore(scope, { payload }) {
      if ((payload as { owner_id: string }).owner_id !== scope.actor.personId)
        throw problem('nothingToRestore', { days: restorableDays });
      await putDashboardBack(scope.db, payload);
    },
  });
  personalData.register('dashboards', {
    async export(db, personId) {
      const records = await listDashboardsOf(db, personId);
      return Promise.all(
        records.map(async ({ slug, name, panels, updatedAt }) => {
          const open = await Promise.all(
            panels.map(async (panel) =>
              (await publicSource(db, panel.dbref, panel.version)) === undefined ? [] : [panel],
            ),
          );
          return { slug, name, panels: open.flat(), savedAt: updatedAt.toISOString() };
        }),
      );
    },
    fates: async (db, personId) => [
      {
        what: `Your saved dashboards (${(await listDashboardsOf(db, personId)).length})`,
        fate: 'Deleted at once; their addresses show nothing any more.',
      },
    ],
    // The rows go with the person's.
    leave: async () => undefined,
  });
}

/** Binds each chart to the version it was drawn from, else to the one in force. @throws chartSourceNotFound, versionNotFound */
function bind(scope: Scope, panels: readonly ChosenPanel[]): Promise<KeptPanel[]> {
  return Promise.all(
    panels.map(async (panel) => ({ ...panel, version: (await openSource(scope, panel.dbref, panel.version)).version })),
  );
}

async function openPanels({ db }: Scope, panels: readonly KeptPanel[]): Promise<OpenPanel[]> {
  const opened = await Promise.all(
    panels.map(async (panel) => {
      const source = await publicSource(db, panel.dbref, panel.version);
      return source === undefined ? [] : [{ panel, dbname: sourceOf(source).dbname, source }];
    }),
  );
  return opened.flat();
}

async function heldDashboard({ db }: Scope, slug: string): Promise<DashboardRecord> {
  const record = await findDashboard(db, slug.toLowerCase());
  if (record === undefined) throw problem('dashboardNotFound', { found: slug });
  return record;
}

async function ownDashboard(scope: Scope, slug: string): Promise<DashboardRecord> {
  const record = await heldDashboard(scope, slug);
  if (record.ownerId !== scope.actor.personId) throw problem('dashboardNotFound', { found: slug });
  return record;
}

function ownerOf({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  return actor.personId;
}

function named(text: string): string {
  const name = plainWords(text);
  if (name === '') throw problem('fieldEmpty', { field: 'The name' });
  return name;
}

/** "Maize in Bono" → maize-in-bono-4f7k2m: not to be guessed from the name alone. */
function slugFor(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${words === '' ? 'dashboard' : words}-${randomBytes(4).toString('hex').slice(0, 8)}`;
}
