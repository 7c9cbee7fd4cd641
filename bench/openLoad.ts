import { setTimeout as sleep } from 'node:timers/promises';

/** What came of requests that were sent at a fixed rate, whether those before had been answered or not. */
export interface Answers {
  readonly sent: number;
  /** Each outcome with its number: a status, or the code of a broken connection. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Milliseconds to the last byte, sorted. */
  readonly times: readonly number[];
}

/** Asks `perSecond` times a second for so many seconds; `ask` gets the number of the request. A refusal is an outcome like any other. */
export async function atRate(
  perSecond: number,
  seconds: number,
  ask: (turn: number) => Promise<Response>,
): Promise<Answers> {
  const outcomes = new Map<string, number>();
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const begun = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = begun + (turn * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    open.push(answered(turn));
  }
  await Promise.all(open);
  return { sent: open.length, outcomes, times: times.toSorted((a, b) => a - b) };

  async function answered(turn: number): Promise<void> {
    const asked = performance.now();
    const outcome = await ask(turn)
      .then(async (answer) => {
        const text = await answer.text();
        return answer.ok ? String(answer.status) : `${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim();
      })
      .catch((error: unknown) => codeOf(error));
    times.push(performance.now() - asked);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
}

/** The time within which so many of a hundred were answered. */
export function within({ times }: Answers, percent: number): number {
  return times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? 0;
}

/** "200: 11,998, 503: 2" */
export function inWords({ outcomes }: Answers): string {
  return [...outcomes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([outcome, count]) => `${outcome}: ${count.toLocaleString('en')}`)
    .join(', ');
}

function codeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
