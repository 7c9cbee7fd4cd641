import { writeSupportBundle } from '../modules/health/health.service.ts';
import { withPortal } from './openPortal.ts';

/** agrihub support-bundle > FILE: what a helper needs to know, without secrets and personal data; plain JSON to read before it is sent. */
export async function supportBundle(): Promise<void> {
  process.stdout.write(await withPortal((portal) => writeSupportBundle(portal, new Date())));
}
