/** The second step of signing in: codes of an app after RFC 6238, and recovery codes. */
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { mayManagePeople } from '#engines/access/people/accounts.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { seal, unseal } from '../../../platform/secrets/sealed.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import { requireSignIn } from '../profile/accessTokens.service.ts';
import { findPersonById, type Person } from '../accounts.repository.ts';
import { attemptAt, noteFailure, refuseTooMany } from './attempts.service.ts';
import { fingerprint } from './oneTimeCodes.ts';
import { ownPerson, requirePassword, requirePresence } from '../profile/ownSessions.service.ts';
import * as rows from './secondStep.repository.ts';

const stepSeconds = 30;
/** Clocks of phones differ: the code of the half minute before and after counts too. */
const window = 1;
const recoveryCodes = 10;
/** ISO/IEC 18004: readers need four light modules around a QR code. */
const quietZone = 4;
const sealedFor = (personId: string): string => `second step ${personId}`;

/** Whether one's sign-in asks for a code, whether it must, and the recovery codes that are left. */
export async function showSecondStep(scope: Scope): Promise<{ on: boolean; must: boolean; recoveryLeft: number }> {
  const { id, grants } = await ownPerson(scope);
  const step = await rows.findSecondStep(scope.db, id);
  const on = step !== undefined && step.confirmedAt !== null;
  const must =
    scope.context.config.secondStep === 'administrators' &&
    grants.some(({ role }) => role === 'admin' || role === 'administrator');
  return { on, must, recoveryLeft: on ? await rows.countRecoveryCodes(scope.db, id) : 0 };
}

/** Makes a secret, which counts once a code of it was confirmed. @throws notByToken, secondStepIsOn, passwordNeeded, wrongPassword */
export async function beginSecondStep(
  scope: Scope,
  password: string,
): Promise<{ secret: string; uri: string; qr: { size: number; path: string } }> {
  requireSignIn(scope);
  const person = await ownPerson(scope);
  await requirePresence(scope, password);
  if ((await rows.findSecondStep(scope.db, person.id))?.confirmedAt) throw problem('secondStepIsOn');
  const secret = new Secret({ size: 20 });
  await rows.saveSecret(scope.db, person.id, seal(scope.context, sealedFor(person.id), secret.base32), scope.now);
  const uri = totp(secret.base32, person.email).toString();
  scope.audit('beginSecondStep', [person.id]);
  return { secret: secret.base32, uri, qr: drawQr(uri) };
}

/** Switches it on with a first code; answers the recovery codes. @throws notByToken, secondStepNotBegun, wrongCode */
export async function confirmSecondStep(scope: Scope, code: string): Promise<string[]> {
  requireSignIn(scope);
  const person = await ownPerson(scope);
  const step = await rows.findSecondStep(scope.db, person.id);
  if (step === undefined) throw problem('secondStepNotBegun');
  if (step.confirmedAt !== null) throw problem('secondStepIsOn');
  const attempt = attemptAt(scope, person.email);
  await refuseTooMany(scope, attempt);
  if (!(await takesAppCode(scope, person, step, code))) {
    noteFailure(scope, attempt);
    throw problem('wrongCode');
  }
  await rows.setConfirmed(scope.db, person.id, scope.now);
  scope.audit('confirmSecondStep', [person.id]);
  return freshRecoveryCodes(scope, person.id);
}

/** Makes new recovery codes. @throws notByToken, wrongPassword, secondStepNotBegun */
export async function renewRecoveryCodes(scope: Scope, password: string): Promise<string[]> {
  requireSignIn(scope);
  const person = await ownPerson(scope);
  await requirePassword(scope, person, password);
  if (!(await rows.findSecondStep(scope.db, person.id))?.confirmedAt) throw problem('secondStepNotBegun');
  scope.audit('renewRecoveryCodes', [person.id]);
  return freshRecoveryCodes(scope, person.id);
}

/** Switches one's own off. @throws notByToken, wrongPassword */
export async function endSecondStep(scope: Scope, password: string): Promise<void> {
  requireSignIn(scope);
  const person = await ownPerson(scope);
  await requirePassword(scope, person, password);
  await rows.removeSecondStep(scope.db, person.id);
  scope.audit('endSecondStep', [person.id]);
}

/** Switches that of somebody else off, who then signs in with the password alone. @throws notForYou, personNotFound */
export async function endPersonsSecondStep(scope: Scope, id: string): Promise<void> {
  if (!mayManagePeople(scope.actor)) throw problem('notForYou', { who: 'administrators' });
  requireSignIn(scope);
  const person = isUuid(id) && id !== scope.actor.personId ? await findPersonById(scope.db, id) : null;
  if (person === null) throw problem('personNotFound', { found: id });
  await rows.removeSecondStep(scope.db, id);
  scope.audit('endPersonsSecondStep', [id]);
}

/**
 * What a sign-in with the right password still lacks: nothing, a code, or the right code. A code that is right is taken
 * and opens nothing again.
 */
export async function judgeSecondStep(
  scope: Scope,
  person: Person,
  code: string,
): Promise<'enough' | 'codeNeeded' | 'wrongCode'> {
  const step = await rows.findSecondStep(scope.db, person.id);
  if (step === undefined || step.confirmedAt === null) return 'enough';
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
  if (typed === '') return 'codeNeeded';
  const fits = /^\d{6}$/.test(typed)
    ? await takesAppCode(scope, person, step, typed)
    : await rows.takeRecoveryCode(scope.db, person.id, fingerprint(typed), scope.now);
  return fits ? 'enough' : 'wrongCode';
}

async function takesAppCode(scope: Scope, person: Person, step: rows.SecondStep, code: string): Promise<boolean> {
  const timestamp = scope.now.getTime();
  const delta = totp(unseal(scope.context, sealedFor(person.id), step.secret), person.email).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp,
    window,
  });
  if (delta === null) return false;
  return rows.takeStep(scope.db, person.id, Math.floor(timestamp / 1_000 / stepSeconds) + delta);
}

async function freshRecoveryCodes({ db }: Scope, personId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => new Secret({ size: 10 }).base32);
  await rows.replaceRecoveryCodes(db, personId, codes.map(fingerprint));
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'AgriHub Ghana', label, secret: Secret.fromBase32(secret), period: stepSeconds });
}

/** Dark modules as one path, a module one unit wide, with the quiet border that readers need. */
function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: quietZone, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
