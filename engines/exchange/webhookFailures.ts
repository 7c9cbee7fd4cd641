/** So long nothing may arrive before an address is switched off. */
const patienceMs = 3 * 86_400_000;

/** What becomes of a message, and of its address, after a try that failed. */
export interface Failed {
  readonly delivery: 'again' | 'failed';
  readonly switchOff: 'failures' | 'gone' | null;
}

/**
 * After Standard Webhooks: 410 says that nobody listens any more, and switches the address off at once. Otherwise a message
 * is tried until its last try, and an address is switched off once nothing arrived for three days.
 *
 * @param failingSince milliseconds since 1970 of the first failure after the last success; `now` likewise
 */
export function judgeFailure(
  status: number | null,
  { attempt, mostTries, failingSince, now }: { attempt: number; mostTries: number; failingSince: number; now: number },
): Failed {
  if (status === 410) return { delivery: 'failed', switchOff: 'gone' };
  const switchOff = now - failingSince >= patienceMs ? 'failures' : null;
  return { delivery: attempt >= mostTries || switchOff !== null ? 'failed' : 'again', switchOff };
}
