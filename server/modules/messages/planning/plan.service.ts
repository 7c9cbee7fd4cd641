import type { Body } from '#contract/endpoint.ts';
import type { sendMessage } from '#contract/messages/messages.ts';
import { type Channel, channelsOf } from '#engines/messages/channels.ts';
import { subjectFrom } from '#engines/messages/email.ts';
import { measureText, type SmsMeasure } from '#engines/messages/measureText.ts';
import { fillFields, unknownFields, type MergeValues } from '#engines/messages/mergeFields.ts';
import { afterQuietHours } from '#engines/messages/quietHours.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { recipientsOf, recipientsOfBranch, type Farmer } from '../../farmers/farmers.service.ts';
import { approvalFor, type MonthCost } from './approval.service.ts';
import { hintFor, type OptOutWay, usualWay } from '../stops/stopHints.ts';
import { mailOf, stoppedOf } from '../stops/optOuts.repository.ts';
import { requireText } from './requireText.ts';
import { stopCodeOf } from '../stops/stopLinks.service.ts';

export type Draft = Body<typeof sendMessage>;
export const suppressions = [
  'stopped',
  'mailStopped',
  'noConsent',
  'sameNumber',
  'sameMail',
  'noMail',
  'noPhone',
] as const;
export type SuppressedFor = (typeof suppressions)[number];

/** The message as one farmer would read it, by one channel. */
export interface Planned {
  readonly farmer: Farmer;
  readonly channel: Channel;
  /** Ten digits, or an e-mail address; empty where there is none. */
  readonly address: string;
  /** Of an e-mail; else empty. */
  readonly subject: string;
  readonly text: string;
  /** Null for an e-mail, which has no parts. */
  readonly measure: SmsMeasure | null;
  /** Of the link in it by which it is stopped; null where it has none. */
  readonly stopCode: string | null;
  /** Why they do not get it. */
  readonly suppressed: SuppressedFor | null;
}

/** What is written, to whomever it goes. */
export type Wording = Pick<Draft, 'text' | 'versions' | 'route' | 'subject' | 'optOutHint' | 'optOutWay' | 'sendAt'> & {
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
  readonly overCeiling: MonthCost | null;
}

/** For whom a message to a number or e-mail address goes. */
type Holders = ReadonlyMap<string, Pick<Farmer, 'id'>>;

/** Line ends and other control characters, which most texts have none of. */
const control = /\p{Cc}/u;
const dayMs = 86_400_000;
const longestWaitDays = 60;

/** Works out a draft to farmers of whoever asks, or to their branch. @throws groupNotFound, farmerNotFound, notForYou, messageRefused */
export async function planMessage(scope: Scope, draft: Draft): Promise<Plan> {
  if (draft.branch !== undefined) return planFor(scope, await recipientsOfBranch(scope, draft.branch), draft);
  return planFor(
    scope,
    await recipientsOf(scope, { groupIds: draft.groupIds ?? [], farmerIds: draft.farmerIds ?? [] }),
    draft,
  );
}

/**
 * Works out what some farmers get: each once by each channel of the message, in their language, with what is known of
 * them. A number or e-mail address that was stopped, one without consent on record and one that another farmer chosen has too are suppressed.
 *
 * `holders` says for whom a message to an address goes, where these farmers are some of more.
 *
 * @throws messageRefused
 */
export async function planFor(
  scope: Scope,
  farmers: readonly Farmer[],
  draft: Wording,
  holders: Holders = holdersOf(farmers),
): Promise<Plan> {
  requireText(draft);
  const { context } = scope;
  const route = draft.route ?? 'sms';
  const stopped = await stoppedOf(
    scope.db,
    farmers.flatMap((farmer) => [farmer.phone, mailOf(farmer)]),
  );
  const versions = new Map((draft.versions ?? []).map((version) => [version.language as string, version]));
  const way = draft.optOutHint ? (draft.optOutWay ?? usualWay(context)) : null;
  let hintParts = 0;
  const planned = farmers.flatMap((farmer): Planned[] => {
    const values = valuesOf(scope, farmer);
    const words = textFor(farmer, draft, values);
    return channelsOf(route, mailOf(farmer) !== '').map((channel) => {
      const address = channel === 'sms' ? farmer.phone : mailOf(farmer);
      const suppressed = suppressedFor(channel, address, {
        isStopped: stopped.has(address),
        isAgain: holders.get(address)?.id !== farmer.id,
        hasAgreed: farmer.consent.given,
      });
      if (channel === 'email')
        return {
          farmer,
          channel,
          address,
          subject: subjectFor(farmer, draft, values, words),
          text: words,
          measure: null,
          stopCode: stopCodeOf(context, address),
          suppressed,
        };
      const measured = withHint(scope, words, way, address);
      if (suppressed === null && way !== null) hintParts += measured.measure.parts - measureText(words).parts;
      return { farmer, channel, address, subject: '', suppressed, ...measured };
    });
  });
  const wanted = wantedTime(draft.sendAt, scope.now);
  const sendAt = draft.urgent ? wanted : afterQuietHours(wanted);
  const sent = getting({ planned });
  const approval = await approvalFor(scope, {
    recipients: new Set(sent.map(({ farmer }) => farmer.id)).size,
    parts: sent.reduce((sum, { measure }) => sum + (measure?.parts ?? 0), 0),
    urgent: draft.urgent === true,
  });
  return {
    planned,
    written: new Set(versions.keys()),
    hintParts,
    unknownFields: [
      ...new Set(
        [draft, ...versions.values()].flatMap(({ text, subject = '' }) => [text, subject]).flatMap(unknownFields),
      ),
    ],
    sendAt,
    movedToMorning: sendAt.getTime() !== wanted.getTime(),
    ...approval,
  };
}

/**
 * Of the farmers who share a number or an e-mail address, for whom a message to it goes: the first who agreed to messages,
 * else the first. An entry without consent never stands in the way of another with it.
 */
function holdersOf(farmers: readonly Farmer[]): Holders {
  const holders = new Map<string, Farmer>();
  for (const farmer of farmers) {
    for (const address of [farmer.phone, mailOf(farmer)]) {
      const holder = holders.get(address);
      if (holder === undefined || (farmer.consent.given && !holder.consent.given)) holders.set(address, farmer);
    }
  }
  return holders;
}

/** The same message without the name of who reads it: with `{name}` where the name stands. */
export function nameless(scope: Scope, each: Planned, draft: Wording): Planned {
  const words = wordsFor(scope, each.farmer, draft);
  const farmer = { ...each.farmer, name: '{name}' };
  const values = valuesOf(scope, farmer);
  const hidden = textFor(farmer, draft, values);
  return {
    ...each,
    farmer: { ...farmer, name: '' },
    subject: each.channel === 'email' ? subjectFor(farmer, draft, values, hidden) : '',
    // What follows tells how to stop messages.
    text: hidden + each.text.slice(words.length),
  };
}

/** What a text may depend on of who reads it. */
type Reader = Pick<Farmer, 'language' | 'name' | 'districtId' | 'crops'>;

/** A message as a farmer reads it in their language, with what is known of them. */
export function wordsFor(scope: Scope, reader: Reader, draft: Wording): string {
  return textFor(reader, draft, valuesOf(scope, reader));
}

function textFor({ language }: Pick<Reader, 'language'>, draft: Wording, values: MergeValues): string {
  return tidy(fillFields(versionFor(language, draft).text, values));
}

/** The subject of its e-mail; an SMS has none, so that nothing is worked out for it. */
function subjectFor({ language }: Farmer, draft: Wording, values: MergeValues, words: string): string {
  return subjectOf(fillFields(versionFor(language, draft).subject ?? draft.subject ?? '', values), words);
}

/** What is written for readers of a language. */
export function versionFor(language: string, draft: Wording): Pick<Wording, 'text' | 'subject'> {
  return draft.versions?.find((version) => version.language === language) ?? draft;
}

/** What goes out. */
export function getting({ planned }: Pick<Plan, 'planned'>): Planned[] {
  return planned.filter(({ suppressed }) => suppressed === null);
}

/** An SMS with how to stop further ones, where that is told. */
export function withHint(
  { context }: Scope,
  words: string,
  way: OptOutWay | null,
  phone: string,
): Pick<Planned, 'text' | 'stopCode'> & { readonly measure: SmsMeasure } {
  const text = way === null ? words : `${words}\n${hintFor(context, way, phone)}`;
  return { text, measure: measureText(text), stopCode: way === 'link' ? stopCodeOf(context, phone) : null };
}

function suppressedFor(
  channel: Channel,
  address: string,
  {
    isStopped,
    isAgain,
    hasAgreed,
  }: { readonly isStopped: boolean; readonly isAgain: boolean; readonly hasAgreed: boolean },
): SuppressedFor | null {
  if (address === '') return channel === 'sms' ? 'noPhone' : 'noMail';
  if (isAgain) return channel === 'sms' ? 'sameNumber' : 'sameMail';
  if (isStopped) return channel === 'sms' ? 'stopped' : 'mailStopped';
  return hasAgreed ? null : 'noConsent';
}

/** On one line; the beginning of the text where none was written. */
function subjectOf(subject: string, text: string): string {
  const line = subject.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return line === '' ? subjectFrom(text) : line;
}

function valuesOf({ context }: Scope, { name, districtId, crops }: Reader): MergeValues {
  const book = context.reference.book();
  const crop = book.cropById.get(crops[0] ?? '')?.name;
  return {
    name,
    district: book.districtById.get(districtId)?.name ?? '',
    ...(crop !== undefined && { crop: crop.toLowerCase() }),
  };
}

/** Line ends as phones have them; nothing that no phone shows. */
function tidy(text: string): string {
  if (!control.test(text)) return text.trim();
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
}

function wantedTime(sendAt: string | undefined, now: Date): Date {
  if (sendAt === undefined) return now;
  const wanted = new Date(sendAt);
  if (Number.isNaN(wanted.getTime()) || !/^\d{4}-\d{2}-\d{2}T/.test(sendAt)) {
    throw problem('messageRefused', {
      sentence: `sendAt is "${sendAt.slice(0, 40)}"; expected a time such as 2026-04-16T07:00:00Z.`,
    });
  }
  if (wanted.getTime() > now.getTime() + longestWaitDays * dayMs) {
    throw problem('messageRefused', {
      sentence: `A message can wait ${longestWaitDays} days at most. Choose an earlier day.`,
    });
  }
  return wanted < now ? now : wanted;
}
