import { readConfig } from '../config.ts';
import { order } from '../supervisor/control.ts';
import { say } from './say.ts';

/** agrihub reload: replaces the processes one after the other; done when the new ones serve. */
export async function reload(): Promise<void> {
  const state = await order(readConfig(process.env), 'reload');
  if (state === null) throw new Error('The portal does not run here. Start it: systemctl start agrihub');
  const fresh = state.processes.filter(({ ready }) => ready);
  say(
    `${fresh.length} ${fresh.length === 1 ? 'process serves' : 'processes serve'}, release ${fresh.at(-1)?.release ?? ''}; those before leave when they have answered.`,
  );
}
