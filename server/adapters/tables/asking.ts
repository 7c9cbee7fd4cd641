import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { QuestionTooSlow } from './tables.ts';

export interface Patience {
  /** How long a question may wait and then run, each. */
  readonly ms: number;
  /** Questions at work; the rest wait, so that one who asks a lot leaves room for reading files. */
  readonly atOnce: number;
}

/** Runs questions, a few at a time, each within its time. */
export interface Asking {
  /** @throws QuestionTooSlow past the time, or where memory does not hold it. */
  ask<Answer>(act: (connection: DuckDBConnection) => Promise<Answer>): Promise<Answer>;
  /** Closes the connections that wait for the next question. */
  close(): void;
}

export function openAsking(instance: DuckDBInstance, { ms, atOnce }: Patience): Asking {
  let running = 0;
  const idle: DuckDBConnection[] = [];
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new QuestionTooSlow());
      }, ms);
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });
  }

  /** The place goes on to whoever waits, without becoming free between. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }

  return {
    async ask(act) {
      await enter();
      try {
        const connection = idle.pop() ?? (await instance.connect());
        try {
          const answer = await withinTime(connection, ms, act);
          idle.push(connection);
          return answer;
        } catch (error) {
          // What a refused or interrupted question leaves behind goes with its connection.
          connection.closeSync();
          throw error;
        }
      } finally {
        leave();
      }
    },

    close() {
      for (const connection of idle.splice(0)) connection.closeSync();
    },
  };
}

async function withinTime<Answer>(
  connection: DuckDBConnection,
  ms: number,
  act: (connection: DuckDBConnection) => Promise<Answer>,
): Promise<Answer> {
  let late = false;
  let again: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    late = true;
    // An interrupt ends the statement at work; between two statements it would be lost.
    again = setInterval(() => connection.interrupt(), 100);
    connection.interrupt();
  }, ms);
  try {
    return await act(connection);
  } catch (error) {
    if (late || isOutOfMemory(error)) throw new QuestionTooSlow();
    throw error;
  } finally {
    clearTimeout(timer);
    clearInterval(again);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && /^Out of Memory Error/i.test(error.message);
}
