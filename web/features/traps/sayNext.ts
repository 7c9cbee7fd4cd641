import type { Reported } from '#web/lib/fieldQueue/useReport.ts';
import { notify } from '#web/ui/toast/notify.ts';

/** Says what a report that was sent calls for, long enough to be read. */
export function sayNext(done: Reported | undefined): void {
  if (done?.state !== 'sent') return;
  const { next } = done.answer as { readonly next?: string };
  if (next !== undefined && next !== '') notify({ text: next, atLeastMs: 12_000 });
}
