import { SmsError } from '../../../adapters/sms/sms.ts';
import { sendByWhatsapp } from '../../../adapters/sms/whatsapp.ts';
import type { AppContext } from '../../../context.ts';
import { TryLater } from '../../../jobs/worker.ts';

/** The job that sends one message by WhatsApp. */
export const sendingWhatsapp = 'sendWhatsapp';

/** Sends answers by WhatsApp: what was plainly refused for now is tried again, what may have been sent is not. */
export function sendWhatsapp({ jobs, config, log }: Pick<AppContext, 'jobs' | 'config' | 'log'>): void {
  jobs.handle(
    sendingWhatsapp,
    async (job) => {
      if (config.whatsapp === null) return;
      try {
        await sendByWhatsapp(config.whatsapp.url, job.payload as Readonly<Record<string, unknown>>);
      } catch (error) {
        if (!(error instanceof SmsError)) throw error;
        if (error.outcome === 'later') throw new TryLater(error.message);
        log.warn({ reason: error.message }, 'a WhatsApp message was not taken');
      }
    },
    'messages',
  );
}
