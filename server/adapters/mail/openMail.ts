import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock/clock.ts';
import { fileMail } from './fileMail.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtpMail.ts';
import { watchedMail, type OutageLog } from './watchedMail.ts';

const name = 'AgriHub Ghana';

/** The maker that MAIL_URL names, watched. Outside production the stand-in says in the log which file holds a letter. */
export function openMail({
  config,
  clock,
  log,
}: {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: OutageLog;
}): Mail {
  const sender = { name, address: config.mailFrom };
  const { mailUrl } = config;
  if (!mailUrl.startsWith('file:')) return watchedMail(smtpMail({ address: mailUrl, sender, clock }), log);
  const mail = fileMail({
    folder: folderOf(mailUrl, config.dataDir),
    sender,
    clock,
    ...(!config.production && { onWritten: (written) => log.info(written, 'a mail was written to a file') }),
  });
  return watchedMail(mail, log);
}

/** `file:` is the folder mail in the data folder; `file:///srv/mail` and `file:mail` name another. */
function folderOf(mailUrl: string, dataDir: string): string {
  if (mailUrl.startsWith('file://')) return fileURLToPath(mailUrl);
  return path.resolve(dataDir, mailUrl.slice('file:'.length) || 'mail');
}
