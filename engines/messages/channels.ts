/** How a message travels: to a telephone, or to an e-mail address. */
export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];
/** How a message of the outbox travels: WhatsApp is where somebody wrote from, and no officer's choice. */
export type OutboxChannel = Channel | 'whatsapp';

/**
 * What an officer chooses: SMS alone, e-mail alone, e-mail in place of SMS where there is an address, or both where there
 * is one.
 */
export const routes = ['sms', 'email', 'emailFirst', 'both'] as const;
export type Route = (typeof routes)[number];

/**
 * Channels on which a farmer is written to. E-mail alone stands also for who has no address, so that it can be told that
 * they get nothing. Whether an address was stopped changes nothing here: what was stopped by e-mail does not come as SMS.
 */
export function channelsOf(route: Route, hasMail: boolean): readonly Channel[] {
  if (route === 'email') return ['email'];
  if (route === 'sms' || !hasMail) return ['sms'];
  return route === 'both' ? ['sms', 'email'] : ['email'];
}
