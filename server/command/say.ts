/** Says a sentence to the person at the terminal. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Says what went wrong and lets the command end with 1. */
export function sayFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
