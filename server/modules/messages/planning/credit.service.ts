import { type SmsCredit, SmsError } from '../../../adapters/sms/sms.ts';
import type { AppContext } from '../../../context.ts';

/** What a provider says is left. */
export interface KnownCredit {
  readonly provider: string;
  /** Null: it is not known. */
  readonly credit: SmsCredit | null;
  readonly askedAt: Date;
  /** Why it is not known; empty where it is. */
  readonly problem: string;
}

/** Providers are asked this often at most. */
const keptMs = 60_000;
const kept = new WeakMap<AppContext, { readonly until: number; readonly answer: Promise<KnownCredit> }>();

/** What is left on the account with the provider of SMS. A provider that does not answer is no fault of whoever asks. */
export function creditLeft(context: AppContext): Promise<KnownCredit> {
  const now = context.clock.now().getTime();
  const known = kept.get(context);
  if (known !== undefined && now < known.until) return known.answer;
  const answer = ask(context);
  kept.set(context, { until: now + keptMs, answer });
  return answer;
}

async function ask({ sms, clock }: AppContext): Promise<KnownCredit> {
  const about = { provider: sms.name, askedAt: clock.now() };
  if (sms.creditLeft === undefined)
    return {
      ...about,
      credit: null,
      problem: sms.standIn
        ? 'Messages are written to files here, which costs nothing.'
        : `${sms.name} has no way to ask for the credit. Look it up where the account is kept.`,
    };
  try {
    return { ...about, credit: await sms.creditLeft(), problem: '' };
  } catch (error) {
    if (error instanceof SmsError) return { ...about, credit: null, problem: error.message };
    throw error;
  }
}
