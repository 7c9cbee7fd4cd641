/** What time it is, as a port: the product never asks the machine directly. */
export interface Clock {
  now(): Date;
  /** Today in Accra, which keeps UTC all year: 2026-04-15. */
  today(): string;
}

const dayMs = 86_400_000;
let dayNumber = 0;
let dayText = '';

/** The machine's clock. The day is asked for at every request, so its text is written once. */
export const systemClock: Clock = {
  now: () => new Date(),
  today() {
    const number = Math.floor(Date.now() / dayMs);
    if (number !== dayNumber) {
      dayNumber = number;
      dayText = new Date(number * dayMs).toISOString().slice(0, 10);
    }
    return dayText;
  },
};

/** A clock that stands still until it is set, for tests and rehearsals. */
export interface StoppedClock extends Clock {
  set(instant: string | Date): void;
}

export function stoppedClock(instant: string | Date): StoppedClock {
  let current = new Date(instant);
  return {
    now: () => new Date(current),
    today: () => current.toISOString().slice(0, 10),
    set(next) {
      current = new Date(next);
    },
  };
}
