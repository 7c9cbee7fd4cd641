import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { stopLinkOf } from './stopLinks.service.ts';

/** How the holder of a number stops messages: by texting STOP, by the short link of a message, or by telling an officer. */
export type OptOutWay = 'reply' | 'link' | 'officer';
export const optOutWays: readonly OptOutWay[] = ['reply', 'link', 'officer'];

type Setup = Pick<AppContext, 'config' | 'secretKey'>;

/** Whether a way works on this portal: texting needs a number that is handed to us, a link an address that others reach. */
export function works({ config }: Setup, way: OptOutWay): boolean {
  return way === 'officer' || (way === 'reply' ? config.smsReplyTo : config.publicUrl) !== null;
}

/** The way that messages tell where none is chosen. */
export function usualWay(context: Setup): OptOutWay {
  return works(context, 'reply') ? 'reply' : 'officer';
}

/** What an SMS to a number says of how to stop. @throws messageRefused for a way that does not work here */
export function hintFor(context: Setup, way: OptOutWay, phone: string): string {
  if (!works(context, way)) {
    const sentence =
      way === 'link'
        ? 'No short link can be sent: this portal has no public address. Whoever runs it sets PUBLIC_URL.'
        : 'Nobody can text STOP to this portal: it has no number for answers. Whoever runs it sets SMS_REPLY_TO.';
    throw problem('messageRefused', { sentence });
  }
  if (way === 'reply') return `To stop: text STOP to ${context.config.smsReplyTo}.`;
  return way === 'link' ? `To stop: ${stopLinkOf(context, phone)}` : 'To stop: tell your officer.';
}
