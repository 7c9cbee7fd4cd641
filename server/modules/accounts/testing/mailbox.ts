import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from '../../../testing/testApp.ts';

export interface ReadEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code at the end of its link; empty where it has none. */
  readonly code: string;
}

/** Runs what is queued and reads the letters that stand in the mail folder, in the order they were queued. */
export async function openMailbox(portal: TestApp): Promise<ReadEmail[]> {
  await portal.context.jobs.runDue();
  const folder = path.join(portal.context.config.dataDir, 'mail');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('account-')) : [];
  const number = (name: string): number => Number(/\d+/.exec(name)?.[0]);
  return files
    .toSorted((a, b) => number(a) - number(b))
    .map((name) => readLetter(readFileSync(path.join(folder, name), 'utf8')));
}

function readLetter(message: string): ReadEmail {
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1]?.trim() ?? '';
  const body = message.slice(message.indexOf('\r\n\r\n') + 4);
  const text = body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return {
    to: header('To'),
    subject: header('Subject'),
    text,
    code: /\/(?:password_reset|confirm-email)\/([\w-]+)/.exec(text)?.[1] ?? '',
  };
}
