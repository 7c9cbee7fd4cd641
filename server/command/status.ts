import { readConfig } from '../config.ts';
import { findHealth } from '../modules/health/health.service.ts';
import { gigabytes } from '../modules/health/checks.ts';
import { readRelease } from '../release.ts';
import { order } from '../supervisor/control.ts';
import { withPortal } from './openPortal.ts';
import { say } from './say.ts';

/** agrihub status: what runs, what was found by the last look, what waits, the last backup. Ends with 1 where something fails. */
export async function status(): Promise<void> {
  const config = readConfig(process.env);
  const supervised = await order(config, 'status');
  say(`Release ${readRelease().version}, ${supervised === null ? 'not running here' : supervised.state}.`);
  for (const { pid, release, since, ready } of supervised?.processes ?? [])
    say(`  process ${pid}, release ${release}, since ${since}${ready ? '' : ', starting'}`);
  await withPortal(async ({ db }) => {
    const { checks, jobs, disk, lastBackupAt, lastTrialAt } = await findHealth({ db, config }, new Date());
    for (const { name, state, said, remedy, since } of checks.filter((each) => each.state !== 'ok')) {
      say(
        `${state === 'failing' ? 'FAILING' : 'warning'}  ${name} since ${since.toISOString().slice(0, 16)}: ${said}${remedy === '' ? '' : `\n         → ${remedy}`}`,
      );
      if (state === 'failing') process.exitCode = 1;
    }
    for (const { kind, failed, due, oldestSeconds, lastError } of jobs) {
      if (failed > 0) say(`warning  ${failed} of ${kind} failed: ${lastError}`);
      if (oldestSeconds > 600)
        say(`warning  ${due} of ${kind} wait, the oldest for ${Math.round(oldestSeconds / 60)} minutes`);
    }
    say(
      `Disk: ${gigabytes(disk.freeBytes)} free${disk.daysLeft === null ? '' : `, full in ${disk.daysLeft} days at this pace`}.`,
    );
    say(
      `Last backup: ${lastBackupAt?.toISOString() ?? 'never'}; last restored on trial: ${lastTrialAt?.toISOString() ?? 'never'}.`,
    );
  });
}
