import { execFile } from 'node:child_process';

/**
 * Says something to systemd, where it started us (sd_notify): Node opens no datagram sockets, so systemd's own program does.
 * The unit needs NotifyAccess=all.
 */
export function notifySystemd(...words: readonly string[]): void {
  if (process.env['NOTIFY_SOCKET'] === undefined) return;
  execFile('systemd-notify', [...words], () => undefined);
}

/** Tells systemd twice per WatchdogSec= that the supervisor lives, while `well` says so. */
export function startWatchdogNotices(well: () => boolean): void {
  const microseconds = Number(process.env['WATCHDOG_USEC'] ?? 0);
  if (!(microseconds > 0)) return;
  setInterval(() => well() && notifySystemd('WATCHDOG=1'), microseconds / 2000).unref();
}
