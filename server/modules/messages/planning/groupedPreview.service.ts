import type { Answer } from '#contract/endpoint.ts';
import type { previewMessage } from '#contract/messages/messages.ts';
import { languages } from '#engines/farmers/farmer.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { fillFields, mergeFields, type MergeField } from '#engines/messages/mergeFields.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { type Chosen, farmersOfAnyone, type RecipientClass, recipientClasses } from '../../farmers/farmers.service.ts';
import { approvalFor } from './approval.service.ts';
import { usualWay } from '../stops/stopHints.ts';
import { costs, mostSamples, sampleOf } from '../messages.presenter.ts';
import { type Planned, planFor, suppressions, versionFor, withHint, type Wording, wordsFor } from './plan.service.ts';

type Preview = Answer<typeof previewMessage>;

/** Farmers whose SMS is measured once. */
interface Measured extends RecipientClass {
  readonly letters: number;
  readonly parts: number;
  readonly hintParts: number;
  readonly isUcs2: boolean;
}

/**
 * What would become of an SMS to many: the same as `presentPlan` says of a plan for each of them (as samples the longest, the
 * first of each language, then some of another length), worked out for the classes
 * into which PostgreSQL groups them by what the length of their text depends on. `shown` is what may be seen of a message.
 *
 * @throws messageRefused
 */
export async function previewToMany(
  scope: Scope,
  chosen: Chosen,
  draft: Wording,
  shown: (samples: readonly Planned[]) => Promise<readonly Planned[]>,
): Promise<Preview> {
  const { smsPartPrice, smsSender, publicUrl } = scope.context.config;
  const measured = (await recipientClasses(scope.db, chosen, usesOf(draft))).map((each) => measure(scope, each, draft));
  const sum = (of: (each: Measured) => number, some: readonly Measured[] = measured): number =>
    some.reduce((all, each) => all + of(each), 0);
  const byLanguage = [...new Set(measured.map(({ language }) => language))]
    .map((language) => ({ language, some: measured.filter((each) => each.language === language) }))
    .toSorted(
      (one, other) =>
        sum(({ chosen: all }) => all, other.some) - sum(({ chosen: all }) => all, one.some) ||
        one.language.localeCompare(other.language),
    );
  const sent = measured.filter(({ willGet }) => willGet > 0);
  const ids = [
    ...new Set([
      ...firsts(longest(sent)).slice(0, 1),
      ...byLanguage.flatMap(({ some }) => firsts(some).slice(0, 1)),
      ...firsts(sent),
    ]),
  ].slice(0, mostSamples);
  const farmers = new Map((await farmersOfAnyone(scope.db, ids)).map((farmer) => [farmer.id, farmer]));
  const plan = await planFor(
    scope,
    ids.flatMap((id) => farmers.get(id) ?? []),
    draft,
  );
  const [parts, willGet] = [sum((each) => each.willGet * each.parts), sum((each) => each.willGet)];
  const sender = { officer: scope.actor.name, sender: smsSender, publicUrl };
  return {
    chosen: sum((each) => each.chosen),
    willGet,
    byChannel: { sms: willGet, email: 0 },
    suppressed: suppressions.flatMap((reason) => {
      const count =
        reason === 'mailStopped' || reason === 'noMail' || reason === 'sameMail' ? 0 : sum((each) => each[reason]);
      return count > 0 ? [{ reason, count }] : [];
    }),
    parts,
    mostParts: Math.max(0, ...sent.map((each) => each.parts)),
    hintParts: sum((each) => each.willGet * each.hintParts),
    ucs2: sum(({ willGet: getting, isUcs2 }) => (isUcs2 ? getting : 0)),
    cost: costs(parts, smsPartPrice),
    languages: byLanguage.map(({ language, some }) => {
      const ofIt = sum((each) => each.willGet * each.parts, some);
      return {
        language,
        chosen: sum((each) => each.chosen, some),
        willGet: sum((each) => each.willGet, some),
        written: plan.written.has(language),
        parts: ofIt,
        cost: costs(ofIt, smsPartPrice),
      };
    }),
    samples: (await shown(plan.planned)).map((each) => sampleOf(each, sender)),
    unknownFields: [...plan.unknownFields],
    sendAt: plan.sendAt.toISOString(),
    movedToMorning: plan.movedToMorning,
    ...(await approvalFor(scope, { recipients: willGet, parts, urgent: draft.urgent === true })),
  };
}

/** In which languages the text names what is known of a farmer: told by whether another value makes another text. */
function usesOf(draft: Wording): Record<MergeField, string[]> {
  const using = (field: MergeField): string[] =>
    Object.keys(languages).filter((language) => {
      const { text } = versionFor(language, draft);
      return fillFields(text, { [field]: 'a' }) !== fillFields(text, { [field]: 'b' });
    });
  return Object.fromEntries(mergeFields.map((field) => [field, using(field)])) as Record<MergeField, string[]>;
}

function measure(scope: Scope, each: RecipientClass, draft: Wording): Measured {
  const { language, name, districtId, crop, phone } = each;
  const words = wordsFor(scope, { language, name, districtId, crops: crop === '' ? [] : [crop] }, draft);
  const way = draft.optOutHint ? (draft.optOutWay ?? usualWay(scope.context)) : null;
  const { parts, letters, encoding } = withHint(scope, words, way, phone).measure;
  return {
    ...each,
    parts,
    letters,
    hintParts: way === null ? 0 : parts - measureText(words).parts,
    isUcs2: encoding === 'ucs2',
  };
}

/** Classes with the most parts, and of them the most letters. */
function longest(sent: readonly Measured[]): Measured[] {
  const parts = Math.max(0, ...sent.map((each) => each.parts));
  const longestParts = sent.filter((each) => each.parts === parts);
  const letters = Math.max(0, ...longestParts.map((each) => each.letters));
  return longestParts.filter((each) => each.letters === letters);
}

/** The first farmer of each of some classes who gets it, by name. */
function firsts(classes: readonly Measured[]): number[] {
  return classes
    .flatMap(({ first, order }) => (first === null || order === null ? [] : [{ first, order }]))
    .toSorted((one, other) => Buffer.compare(Buffer.from(one.order), Buffer.from(other.order)))
    .map(({ first }) => first);
}
