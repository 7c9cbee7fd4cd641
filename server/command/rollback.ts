import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { root } from '../root.ts';
import { holdPaused, order } from '../supervisor/control.ts';
import type { SupervisorState } from '../supervisor/supervisor.ts';
import { withBackups } from './backup.ts';
import { findInstallation, type Installation, readRelease } from '../release.ts';
import { say } from './say.ts';
import { askRelease, backUpAs, command, historyOf, noteChange, pointTo, readHistory } from './upgrade.ts';

/**
 * agrihub rollback [--lose-changes]: goes back to the release before the last upgrade. Where that one cannot read the records
 * any more, the backup made before the upgrade comes back, once --lose-changes says that what was written since may go.
 */
export async function rollback(args: readonly string[]): Promise<void> {
  const place = findInstallation();
  const config = readConfig(process.env);
  const present = path.basename(realpathSync(root));
  const last = (await readHistory(place)).findLast(({ to, isReturn }) => to === present && !isReturn);
  if (last === undefined)
    throw new Error(`No upgrade to ${present} is noted in ${historyOf(place)}: there is nothing to go back to.`);
  const target = path.join(place.releases, last.from);
  if (!existsSync(target))
    throw new Error(`${target} is gone. Put its archive there again, unpacked, and try once more.`);
  const { unknown } = await askRelease(target);
  const mustRestore = unknown.length > 0;
  if (mustRestore && !args.includes('--lose-changes')) {
    throw new Error(
      `Release ${readRelease(target).version} cannot read the records any more: the upgrade of ${last.at.slice(0, 16).replace('T', ' ')} UTC changed them (${unknown.join(', ')}). ` +
        `Going back brings the backup ${last.backup} of then; everything written since is lost to the portal, and is kept in a backup that is made first. ` +
        'If that is what you want: bin/agrihub rollback --lose-changes',
    );
  }
  const running = await (mustRestore ? bringBack(config, place, target, last.backup) : goBack(config, place, target));
  say(
    `Release ${readRelease(target).version} is in use again${running === null ? ' from the next start on' : ''}.${mustRestore ? ' What was written since the upgrade is in the backup named above.' : ''}`,
  );
}

/** Process by process: that release takes the records as they are. */
async function goBack(config: Config, place: Installation, target: string): Promise<SupervisorState | null> {
  await noteReturn(place, target, await backUpAs(root));
  await pointTo(place, target);
  return order(config, 'reload');
}

/** With the records as they were before the upgrade, by the release that wrote them; the portal does not serve meanwhile. */
async function bringBack(
  config: Config,
  place: Installation,
  target: string,
  name: string,
): Promise<SupervisorState | null> {
  const hold = await holdPaused(config);
  try {
    await noteReturn(place, target, await backUpAs(root));
    await withBackups(config, async (backups) => {
      const { path: file, release } = await backups.local(name).catch((error: unknown) => {
        throw new Error(`The backup ${name} is no longer in ${config.backup.url}.`, { cause: error });
      });
      await command(target, 'restore', file, '--replace').finally(release);
    });
    await pointTo(place, target);
    return hold && (await order(config, 'resume'));
  } finally {
    await hold?.letGo();
  }
}

async function noteReturn(place: Installation, target: string, backup: string): Promise<void> {
  await noteChange(place, {
    at: new Date().toISOString(),
    from: path.basename(realpathSync(root)),
    to: path.basename(target),
    backup,
    migrations: [],
    isReturn: true,
  });
}
