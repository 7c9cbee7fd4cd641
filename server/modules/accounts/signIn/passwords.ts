import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: the least OWASP's password storage cheat sheet recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The text to keep instead of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password fits the hash. Without a hash (nobody of that e-mail) it works as long and answers false,
 * so that the time taken does not tell who has an account.
 */
export async function passwordFits(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodysHash()), password);
  return fits && passwordHash !== null;
}

let nobody: Promise<string> | null = null;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword('nobody has this password');
  return nobody;
}
