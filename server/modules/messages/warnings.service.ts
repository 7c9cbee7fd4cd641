import type { Static } from 'typebox';
import type { Answer } from '#contract/endpoint.ts';
import type { listDeliveries, previewMessage } from '#contract/messages/messages.ts';
import type { Sent } from '#contract/messages/messageShapes.ts';
import type { Language } from '#engines/farmers/farmer.ts';
import type { Route } from '#engines/messages/channels.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { type Chosen, farmersOfAnyone, knownByName } from '../farmers/farmers.service.ts';
import { deliveriesAbout, type Delivery, type DeliveryState, tallyOf } from './outbox/deliveries.repository.ts';
import { previewToMany } from './planning/groupedPreview.service.ts';
import { presentDelivery, presentSent } from './messages.presenter.ts';
import { type Message, messagesAbout } from './messages.repository.ts';
import { nameless, type Plan, planFor } from './planning/plan.service.ts';
import { putIntoOutbox } from './outbox/putIntoOutbox.service.ts';

/**
 * A message that another room sends for something of its own. Whose farmers these are does not matter here: who may warn
 * whom is for that room to decide before it asks.
 */
interface Warning {
  /** What it is for, as a room and a number: "risk 12". Its deliveries are found by it. */
  readonly about: string;
  /** May hold {name}, {district} and {crop}. */
  readonly text: string;
  /** The same in other languages: each farmer reads that of theirs, else `text`. */
  readonly versions?: readonly { readonly language: Language; readonly text: string }[];
  /** By SMS alone, when left out. */
  readonly route?: Route;
  /** Of its e-mails. */
  readonly subject?: string;
  readonly farmerIds: readonly number[];
  /** Whether each ends with how to stop further ones. */
  readonly optOutHint?: boolean;
  /** When it is to go, such as 2026-04-16T07:00:00Z; at once, when left out. */
  readonly sendAt?: string;
  /** It goes out between 20:00 and 06:00 too: for danger to life or harvest that cannot wait for the morning. */
  readonly urgent?: boolean;
}

/**
 * What would become of a warning by SMS: who gets it and who does not and why, parts, cost, how farmers read it, when it goes,
 * and whether a second person lets it go first. The answer is a `Preview` of contract/messages/messageShapes.ts.
 *
 * @throws messageRefused
 */
export async function composeWarning(
  scope: Scope,
  { chosen, ...warning }: Omit<Warning, 'farmerIds' | 'route' | 'subject'> & { readonly chosen: Chosen },
): Promise<Answer<typeof previewMessage>> {
  const wording = { ...warning, versions: [...(warning.versions ?? [])] };
  return previewToMany(scope, chosen, wording, async (samples) => {
    const known = await knownByName(
      scope,
      samples.map(({ farmer }) => farmer.id),
    );
    return samples.map((each) => (known.has(each.farmer.id) ? each : nameless(scope, each, wording)));
  });
}

/**
 * Sends a warning by the rules of every message: consent, STOP, quiet hours unless it is urgent, a second person where it
 * goes to many, each number once. In the caller's transaction. The answer is a `Sent` of contract/messages/messageShapes.ts.
 *
 * @throws messageRefused, signInNeeded, notForYou where whoever asks is no officer who keeps farmers
 */
export async function sendFor(scope: Scope, warning: Warning): Promise<Static<typeof Sent>> {
  const id = await putIntoOutbox(
    scope,
    await planned(scope, warning),
    { ...warning, versions: [...(warning.versions ?? [])] },
    { about: warning.about },
  );
  const sent = (await sentAbout(scope, warning.about)).find((each) => each.id === id);
  if (sent === undefined) throw new Error('A message that was just written is gone.');
  return sent;
}

/** Messages about something with how many got each, the newest first; who may see them is for the caller to decide. */
export async function sentAbout({ db, actor, now, context }: Scope, about: string): Promise<Static<typeof Sent>[]> {
  const messages = await messagesAbout(db, about);
  const tallies = await tallyOf(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map((message) =>
    presentSent(
      { message, tally: tallies.filter(({ messageId }) => messageId === message.id) },
      actor.personId,
      now,
      context.sms.name,
    ),
  );
}

/**
 * What became of all messages about something for each number, masked; who may see them is for the caller to decide. Farmers
 * whom whoever asks may not see by name have none.
 */
export async function deliveriesOf(
  scope: Scope,
  about: string,
  {
    state,
    limit = 50,
    offset = 0,
  }: { readonly state?: DeliveryState; readonly limit?: number; readonly offset?: number } = {},
): Promise<Answer<typeof listDeliveries>> {
  const { found, total } = await deliveriesAbout(scope.db, about, state, limit, offset);
  const shown = await withoutOthersNames(scope, found, await messagesAbout(scope.db, about));
  return { total, found: shown.map(presentDelivery) };
}

/** Deliveries with neither name nor filled text of farmers whom whoever asks may not see by name. */
export async function withoutOthersNames(
  scope: Scope,
  found: readonly Delivery[],
  written: readonly Pick<Message, 'id' | 'text'>[],
): Promise<Delivery[]> {
  const known = await knownByName(
    scope,
    found.map(({ farmerId }) => farmerId),
  );
  return found.map((each) =>
    known.has(each.farmerId)
      ? each
      : { ...each, name: '', subject: '', text: written.find(({ id }) => id === each.messageId)?.text ?? '' },
  );
}

async function planned(scope: Scope, { versions = [], ...warning }: Warning): Promise<Plan> {
  return planFor(scope, await farmersOfAnyone(scope.db, warning.farmerIds), { ...warning, versions: [...versions] });
}
