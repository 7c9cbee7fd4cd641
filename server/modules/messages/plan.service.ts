import type { Body } from '#contract/endpoint.ts';
import type { sendMessage } from '#contract/messages.ts';
import { measureText, type SmsMeasure } from '#engines/messages/measureText.ts';
import { fillFields, unknownFields, type MergeValues } from '#engines/messages/mergeFields.ts';
import { afterQuietHours } from '#engines/messages/quietHours.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { recipientsOf, type Farmer } from '../farmers/farmers.service.ts';
import { hintFor, usualWay } from './hints.ts';
import { stoppedOf } from './optOuts.repository.ts';
import { stopCodeOf } from './stopLinks.service.ts';

export type Draft = Body<typeof sendMessage>;
export type SuppressedFor = 'stopped' | 'noConsent' | 'sameNumber';

/** The message as one farmer would read it. */
export interface Planned {
  readonly farmer: Farmer;
  readonly text: string;
  readonly measure: SmsMeasure;
  /** Of the short link in it; null where it has none. */
  readonly stopCode: string | null;
  /** Why they do not get it. */
  readonly suppressed: SuppressedFor | null;
}

/** What is written, to whomever it goes. */
export type Wording = Pick<Draft, 'text' | 'versions' | 'optOutHint' | 'optOutWay' | 'sendAt'> & {
  /** It goes out in the quiet hours too. */
  readonly urgent?: boolean;
};

/** A draft, worked out: what goes to whom, and when. */
export interface Plan {
  readonly planned: readonly Planned[];
  /** Languages the message is written in beside the one it is for all others. */
  readonly written: ReadonlySet<string>;
  /** Parts of all messages that only tell how to stop them. */
  readonly hintParts: number;
  readonly unknownFields: readonly string[];
  readonly sendAt: Date;
  readonly movedToMorning: boolean;
  readonly needsApproval: boolean;
}

const dayMs = 86_400_000;
const longestWaitDays = 60;

/** Works out a draft to farmers of whoever asks. @throws groupNotFound, farmerNotFound, messageRefused */
export async function planMessage(scope: Scope, draft: Draft): Promise<Plan> {
  return planFor(scope, await recipientsOf(scope, { groupIds: draft.groupIds ?? [], farmerIds: draft.farmerIds ?? [] }), draft);
}

/**
 * Works out what some farmers get: each once, in their language, with what is known of them. A number that was stopped,
 * one without consent on record and one that came before are suppressed.
 *
 * @throws messageRefused
 */
export async function planFor(scope: Scope, farmers: readonly Farmer[], draft: Wording): Promise<Plan> {
  const { house } = scope;
  const stopped = await stoppedOf(scope.db, farmers.map(({ phone }) => phone));
  const versions = new Map((draft.versions ?? []).map(({ language, text }) => [language as string, text]));
  const way = draft.optOutHint ? (draft.optOutWay ?? usualWay(house)) : null;
  let hintParts = 0;
  const seen = new Set<string>();
  const planned = farmers.map((farmer): Planned => {
    const words = tidy(fillFields(versions.get(farmer.language) ?? draft.text, valuesOf(scope, farmer)));
    const text = way === null ? words : `${words}\n${hintFor(house, way, farmer.phone)}`;
    const again = seen.has(farmer.phone);
    seen.add(farmer.phone);
    const suppressed = again ? 'sameNumber' : stopped.has(farmer.phone) ? 'stopped' : farmer.consent.given ? null : 'noConsent';
    const measure = measureText(text);
    if (way !== null && suppressed === null) hintParts += measure.parts - measureText(words).parts;
    return { farmer, text, measure, stopCode: way === 'link' ? stopCodeOf(house, farmer.phone) : null, suppressed };
  });
  const wanted = wantedTime(draft.sendAt, scope.now);
  const sendAt = draft.urgent ? wanted : afterQuietHours(wanted);
  return {
    planned,
    written: new Set(versions.keys()),
    hintParts,
    unknownFields: [...new Set([draft.text, ...versions.values()].flatMap(unknownFields))],
    sendAt,
    movedToMorning: sendAt.getTime() !== wanted.getTime(),
    needsApproval: planned.filter(({ suppressed }) => suppressed === null).length > house.config.smsApprovalAbove,
  };
}

/** Whoever gets the message. */
export function getting({ planned }: Pick<Plan, 'planned'>): Planned[] {
  return planned.filter(({ suppressed }) => suppressed === null);
}

function valuesOf({ house }: Scope, { name, districtId, crops }: Farmer): MergeValues {
  const book = house.reference.book();
  const crop = book.cropById.get(crops[0] ?? '')?.name;
  return { name, district: book.districtById.get(districtId)?.name ?? '', ...(crop !== undefined && { crop: crop.toLowerCase() }) };
}

/** Line ends as phones have them; nothing that no phone shows. */
function tidy(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ').trim();
}

function wantedTime(sendAt: string | undefined, now: Date): Date {
  if (sendAt === undefined) return now;
  const wanted = new Date(sendAt);
  if (Number.isNaN(wanted.getTime()) || !/^\d{4}-\d{2}-\d{2}T/.test(sendAt)) {
    throw problem('messageRefused', { sentence: `sendAt is "${sendAt.slice(0, 40)}"; expected a time such as 2026-04-16T07:00:00Z.` });
  }
  if (wanted.getTime() > now.getTime() + longestWaitDays * dayMs) {
    throw problem('messageRefused', { sentence: `A message can wait ${longestWaitDays} days at most. Choose an earlier day.` });
  }
  return wanted < now ? now : wanted;
}
