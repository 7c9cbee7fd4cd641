import { setTimeout as sleep } from 'node:timers/promises';

/** What is typed, screen after screen. */
const typed = ['*928*99#', '1', 'maze', 'edjura', '0', '3', '0', '4'] as const;
const PATIENT_MS = 50;
const numbers = 5_000;

/**
 * A session of a keypad phone as Arkesel sends it, screen after screen; `took` is told the milliseconds of each. Answers the
 * last answer, or the first that is no good one.
 */
export async function documentedUssd(door: string, turn: number, took: (ms: number) => void): Promise<Response> {
  const msisdn = `23354${String(turn % numbers).padStart(7, '0')}`;
  let answer = new Response();
  for (const [screen, userData] of typed.entries()) {
    const begun = performance.now();
    answer = await fetch(door, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sessionID: `bench-${turn}`,
        userID: 'BENCH',
        newSession: screen === 0,
        msisdn,
        userData,
        network: 'MTN',
      }),
    });
    // A refusal is left unread: whoever asked says what is in it.
    if (answer.ok && screen < typed.length - 1) await answer.arrayBuffer();
    took(performance.now() - begun);
    if (!answer.ok) return answer;
    // A thumb, only a quick one.
    await sleep(PATIENT_MS);
  }
  return answer;
}
