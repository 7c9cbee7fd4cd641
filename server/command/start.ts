import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/observability/log.ts';
import { root } from '../root.ts';
import { takeOrders } from '../supervisor/control.ts';
import { launchPortal } from '../supervisor/launch.ts';
import { createSupervisor } from '../supervisor/supervisor.ts';
import { startWatchdogNotices, notifySystemd } from '../supervisor/systemd.ts';
import { withSettings } from './settings.ts';

/**
 * agrihub start: runs the portal in the foreground, in as many processes as PROCESSES says. SIGHUP replaces them one after
 * the other, with the settings and the release as they are then; SIGTERM ends them.
 */
export async function start(given: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(withSettings(given));
  const log = createLog({ level: config.logLevel });
  // A link to the release, where the command was given through one: an upgrade moves it.
  const home = given['AGRIHUB_HOME'] ?? root;
  const count = config.processes === 0 ? os.availableParallelism() : config.processes;
  const launch = (leads: boolean) => launchPortal(home, { MALLOC_ARENA_MAX: '2', ...withSettings(given) }, leads);
  const supervisor = createSupervisor({ count, launch, log, wait: (ms) => wait(ms, undefined, { ref: false }) });
  const orders = await takeOrders(config, supervisor, () => void serve());

  const stop = async (): Promise<void> => {
    notifySystemd('--stopping');
    orders.close();
    await supervisor.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on(
    'SIGHUP',
    () =>
      void supervisor.reload().catch((error: unknown) => log.error({ err: error }, 'the processes were not replaced')),
  );
  async function serve(): Promise<void> {
    await supervisor.start().catch(async () => {
      await supervisor.stop();
      process.exit(1);
    });
  }
  await serve();
  notifySystemd('--ready', `--status=${count} ${count === 1 ? 'process serves' : 'processes serve'}`);
  startWatchdogNotices(
    () => supervisor.state().processes.some(({ ready }) => ready) || supervisor.state().state === 'paused',
  );
}
