/**
 * The same act, one run after the other: each begins after the one before has ended, well or badly, so that it sees
 * whatever was there when it was asked for.
 */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  return () => {
    running = running.catch(() => undefined).then(act);
    return running;
  };
}
