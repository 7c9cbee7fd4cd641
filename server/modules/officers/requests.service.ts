/** Officers are registered on request: who asks, and what administrators answer. */
import { branchOfOfficers, managesOfficers } from '#engines/access/people/officers.ts';
import { covers } from '#engines/access/roles.ts';
import { writeMail } from '#engines/mails/writeMail.ts';
import { MailError } from '../../adapters/mail/mail.ts';
import type { AppContext } from '../../context.ts';
import { pageLanguageOf } from '../../platform/calls/askedLanguage.ts';
import { problem } from '../../platform/calls/problems.ts';
import { siteOf } from '../../platform/http/origin.ts';
import type { Scope } from '../../platform/records/scope.ts';
import * as accounts from '../accounts/accounts.service.ts';
import { tell } from '../notifications/notifications.service.ts';
import * as kept from './requests.repository.ts';

const mailKind = 'mailOfficerAnswer';
const mostTries = 12;
const mostListed = 200;
const dayMs = 86_400_000;
const keptDays = 365;
const place = '/controlcenter/settings/requests';

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly institution: string;
  readonly district?: string;
  readonly reason: string;
  readonly website?: string;
}

/**
 * Keeps a request and tells the administrators nearest to its district. Whether the address has an account is not said. What a program filled
 * in goes nowhere. @throws fieldEmpty, badEmail, badPhone, districtNotFound, tooManyTries
 */
export async function askToBeOfficer(scope: Scope, { district = '', website = '', ...typed }: Typed): Promise<void> {
  const asked = {
    name: accounts.filled('The name', typed.name),
    email: accounts.readEmail(typed.email),
    phone: accounts.readPhone(typed.phone),
    institution: accounts.filled('The institution', typed.institution),
    reason: accounts.filled('What you do', typed.reason),
    language: pageLanguageOf(scope.caller),
    districtId: district.trim() === '' ? null : districtNamed(scope, district),
  };
  await accounts.takeHourlyTry(scope, 'joining');
  if (website !== '') return;
  const id = await kept.addRequest(scope.db, asked, scope.now);
  for (const administrator of await accounts.nearestHolders(scope.db, asked.districtId, ['admin'])) {
    await tell(scope, administrator, {
      kind: 'officerAsked',
      params: { name: asked.name, institution: asked.institution },
      link: place,
    });
  }
  scope.audit('askToBeOfficer', [String(id)], ['name', 'email', 'phone', 'institution', 'district', 'reason']);
}

/** Who asks, and who asked. @throws notForYou */
export async function listRequests(scope: Scope): Promise<{ found: kept.OfficerRequest[]; waiting: number }> {
  allowed(scope);
  const branch = branchOfOfficers(scope.actor);
  return {
    found: await kept.listRequests(scope.db, branch, mostListed),
    waiting: await kept.countWaitingRequests(scope.db, branch),
  };
}

/** Makes who asked an officer; answers their name. @throws notForYou, requestNotFound, emailTaken where they are one */
export async function approveRequest(scope: Scope, id: number): Promise<string> {
  const { name, email, phone, institution, districtId, language } = await waitingRequest(scope, id, 'approved', '');
  const known = await accounts.findPersonIdByEmail(scope.db, email);
  const districts = districtId === null ? [] : [districtId];
  const officer = await accounts.makeOfficer(scope, {
    name,
    email,
    phone,
    institution,
    language,
    role: 'user',
    districts,
    password: '',
    repeated: '',
  });
  // Somebody new gets an invitation that sets a password; who has one already is told that it opens more.
  if (known !== null)
    await tell(scope, officer.id, {
      kind: 'officerApproved',
      params: {},
      link: '/controlcenter',
    });
  scope.audit('approveOfficerRequest', [String(id), officer.id], ['grants']);
  return name;
}

/** Declines a request, with a reason that is mailed; answers who asked. @throws notForYou, requestNotFound, fieldEmpty */
export async function declineRequest(scope: Scope, id: number, reason: string): Promise<string> {
  const { name } = await waitingRequest(scope, id, 'declined', accounts.filled('The reason', reason));
  await scope.context.jobs.enqueue(scope.db, {
    kind: mailKind,
    payload: { id },
    dedupeKey: `${mailKind}:${id}`,
    maxAttempts: mostTries,
  });
  scope.audit('declineOfficerRequest', [String(id)]);
  return name;
}

/** The background work of requests, and what they keep about people. */
export function registerOfficerRequests(
  context: Pick<AppContext, 'jobs' | 'db' | 'mail' | 'config' | 'clock' | 'log' | 'personalData'>,
): void {
  context.jobs.handle(
    mailKind,
    async (job) => {
      const { id } = job.payload as { id: number };
      const request = await kept.findRequest(context.db, id);
      if (request?.answer !== 'declined') return;
      const words = writeMail(
        'officerDeclined',
        siteOf(context.config),
        { reason: request.answerNote },
        request.language,
      );
      try {
        await context.mail.send({
          id: `officer-request-${id}`,
          about: 'an answer to who asked to become an officer',
          to: request.email,
          ...words,
        });
      } catch (error) {
        if (error instanceof MailError && error.outcome === 'later') throw error;
        context.log.warn({ err: error, job: job.id }, 'the answer to a request was not sent');
      }
    },
    'mail',
  );
  context.jobs.every('forgetOfficerRequests', dayMs / 1_000, async (job) => {
    await job.settle((db) => kept.forgetRequests(db, new Date(context.clock.now().getTime() - keptDays * dayMs)));
  });
  context.personalData.register('officerRequests', {
    async export(db, personId) {
      const person = await accounts.findPersonById(db, personId);
      return person ? kept.requestsOf(db, person.email) : [];
    },
    fates: async () => [{ what: 'Your requests to become an officer', fate: 'Removed at once.' }],
    async leave({ db }, personId) {
      const person = await accounts.findPersonById(db, personId);
      if (person) await kept.removeRequestsOf(db, person.email);
    },
  });
}

async function waitingRequest(
  scope: Scope,
  id: number,
  answer: 'approved' | 'declined',
  note: string,
): Promise<kept.OfficerRequest> {
  allowed(scope);
  const request = await kept.findRequest(scope.db, id);
  const isFirst =
    request !== undefined &&
    covers(branchOfOfficers(scope.actor), request.districtId) &&
    (await kept.answerRequest(scope.db, id, answer, note, scope.actor.personId, scope.now));
  if (!isFirst) throw problem('requestNotFound', { found: id });
  return request;
}

function districtNamed({ context }: Scope, written: string): string {
  const district = context.reference.book().findDistrict(written);
  if (district === undefined) throw problem('districtNotFound', { found: written });
  return district.districtId;
}

function allowed({ actor }: Scope): void {
  if (!managesOfficers(actor)) throw problem('notForYou', { who: 'administrators' });
}
