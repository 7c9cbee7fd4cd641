import type { Consent, FarmerData } from './farmer.ts';

type Agreeing = Pick<FarmerData, 'consent'>;

/** A farmer agreed to messages where every entry says so: that which says it last. Else that which says no last. */
export function strictestConsent(entries: readonly [Agreeing, ...Agreeing[]]): Consent {
  const [first, ...others] = entries;
  return others.reduce((kept, each) => (isStricter(each, kept) ? each : kept), first).consent;
}

function isStricter(entry: Agreeing, kept: Agreeing): boolean {
  if (entry.consent.given !== kept.consent.given) return kept.consent.given;
  const [one, other] = [entry.consent.date ?? '', kept.consent.date ?? ''];
  return one === other ? entry.consent.source !== 'unknown' && kept.consent.source === 'unknown' : one > other;
}
