import { compareMigrations, sayMigrations } from '../database/migrationState.ts';
import { listApplied, listMigrations } from '../database/migrator.ts';
import { beforeFirstStart, checks, look, type CheckName, type Finding } from '../modules/health/checks.ts';
import { withPortal } from './openPortal.ts';
import { say } from './say.ts';

const marks = { ok: 'ok      ', warning: 'warning ', failing: 'FAILING ' } as const;

const ofTables: ReadonlySet<CheckName> = new Set(['forecast', 'backup']);

/** agrihub check: looks at everything the settings name; ends with 1 where something fails. */
export async function check(): Promise<void> {
  await withPortal(async ({ config, records, db, storage }) => {
    const applied = await listApplied(records.address);
    const isNew = applied.length === 0;
    const show = (name: string, { state, said, remedy }: Finding): void => {
      say(`${marks[state]} ${name.padEnd(11)} ${said}${remedy === '' ? '' : `\n${' '.repeat(21)}→ ${remedy}`}`);
      if (state === 'failing') process.exitCode = 1;
    };
    show('migrations', sayMigrations(compareMigrations(await listMigrations(), applied)));
    for (const name of Object.keys(checks) as CheckName[]) {
      // Before the first start there are no tables to look into.
      if (isNew && ofTables.has(name)) continue;
      const found = await look(name, { config, db, storage, now: new Date() });
      show(name, isNew ? beforeFirstStart(name, found) : found);
    }
  });
}
