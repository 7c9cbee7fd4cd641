import type { AppContext } from '../../context.ts';
import { problem } from '../calls/problems.ts';

/** Has a kept file looked through, where a scanner is set. @throws fileInfected, scannerUnreachable */
export async function refuseInfected(
  { scanner, storage, log }: Pick<AppContext, 'scanner' | 'storage' | 'log'>,
  key: string,
): Promise<void> {
  if (scanner === null) return;
  const found = await scanner.look(await storage.read(key)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESCANNER')) throw error;
    log.error({ err: error }, 'a file could not be looked through');
    throw problem('scannerUnreachable', { 'retry-after': '60' });
  });
  if (found === null) return;
  log.warn({ found, key }, 'a file was refused by the scanner');
  throw problem('fileInfected', { found });
}
