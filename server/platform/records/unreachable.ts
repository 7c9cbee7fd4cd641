/** What the system and PostgreSQL tell of a failure. */
export interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly message?: string;
}

const codes = /^(08...|53300|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
const brokenLine =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether a statement failed because PostgreSQL could not be reached, or went while it was asked: worth asking again soon. */
export function isUnreachable(error: unknown): boolean {
  const { code = '', syscall = '', message = '' } = (error ?? {}) as SystemError;
  return codes.test(code) || (code === 'ENOENT' && syscall === 'connect') || brokenLine.test(message);
}
