import { listApplied } from '../database/migrator.ts';
import { checks, look, type CheckName } from '../modules/health/checks.ts';
import { withPortal } from './openPortal.ts';
import { say } from './say.ts';

const marks = { ok: 'ok      ', warning: 'warning ', failing: 'FAILING ' } as const;

const ofTables: ReadonlySet<CheckName> = new Set(['forecast', 'backup']);

/** agrihub check: looks at everything the settings name; ends with 1 where something fails. */
export async function check(): Promise<void> {
  await withPortal(async ({ config, records, db, storage }) => {
    const isNew = (await listApplied(records.address)).length === 0;
    for (const name of Object.keys(checks) as CheckName[]) {
      // Before the first start there are no tables to look into.
      if (isNew && ofTables.has(name)) continue;
      const { state, said, remedy } = await look(name, { config, db, storage, now: new Date() });
      say(`${marks[state]} ${name.padEnd(11)} ${said}${remedy === '' ? '' : `\n${' '.repeat(21)}→ ${remedy}`}`);
      if (state === 'failing') process.exitCode = 1;
    }
  });
}
