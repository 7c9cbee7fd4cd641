import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { promisify } from 'node:util';

/* Short looks at what lies around the portal: each answers within its patience, or throws a sentence. */

const patienceMs = 8_000;

/** Opens a connection to the host of an http(s) address and closes it. Throws why that cannot be. */
export async function reach(address: URL): Promise<void> {
  const port = Number(address.port) || (address.protocol === 'http:' ? 80 : 443);
  const socket = connect({ host: address.hostname.replace(/^\[|\]$/g, ''), port });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
      socket.setTimeout(patienceMs, () => reject(new Error(`no answer within ${patienceMs / 1000} s`)));
    });
  } finally {
    socket.destroy();
  }
}

export interface Certificate {
  readonly validUntil: Date;
  /** Why a browser would refuse it; empty where it would not. */
  readonly refusal: string;
}

/** The certificate that an https address shows. Throws where none is shown. */
export async function readCertificate(address: URL): Promise<Certificate> {
  const host = address.hostname;
  const socket = connectSecurely({
    host,
    port: Number(address.port) || 443,
    servername: host,
    rejectUnauthorized: false,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('secureConnect', resolve).once('error', reject);
      socket.setTimeout(patienceMs, () => reject(new Error(`no answer within ${patienceMs / 1000} s`)));
    });
    const { valid_to: until } = socket.getPeerCertificate();
    return { validUntil: new Date(until), refusal: socket.authorized ? '' : String(socket.authorizationError) };
  } finally {
    socket.destroy();
  }
}

export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** What ordinary users may still write on the disk of a folder. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Whether the machine keeps its clock by a time server; null where the system does not say. */
export async function isClockKept(): Promise<boolean | null> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      timeout: 3_000,
    });
    return stdout.trim() === 'yes';
  } catch {
    return null;
  }
}
