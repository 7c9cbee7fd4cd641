const word = '[a-z0-9][a-z0-9._-]{0,199}';
const key = new RegExp(`^${word}(/${word}){0,7}$`);

/** Throws unless a key is words of [a-z0-9._-] with slashes between: it becomes a path, and never leaves its folder. */
export function requireKey(found: string): string {
  if (!key.test(found))
    throw new Error(
      `No file can be kept as ${JSON.stringify(found)}: a key is words of a-z 0-9 . _ - with slashes between.`,
    );
  return found;
}
