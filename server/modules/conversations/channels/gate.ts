import { createHmac } from 'node:crypto';
import type { DoorName } from '#engines/conversation/doors.ts';
import { twilioSignature } from '../../../adapters/sms/twilio.ts';
import type { AppContext } from '../../../context.ts';
import type { Admit } from '../../../platform/calls/registry.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { byEitherKey } from '../../../platform/secrets/secretKey.ts';
import { gateKey, isSameKey } from '../../messages/messages.service.ts';

/** The path to which a provider is told to send what comes in; its last part is the key. */
export function doorPath({ secretKey }: Pick<AppContext, 'secretKey'>, door: DoorName): string {
  return `/api/doors/${door}/${gateKey(secretKey, `door ${door}`)}`;
}

/** Lets in who has the key of a door that is set up. @throws gatewayUnknown */
function requireDoor({ context }: Pick<Scope, 'context'>, door: DoorName, key = ''): void {
  const opened = byEitherKey(context, (ours) => (isSameKey(key, gateKey(ours, `door ${door}`)) ? ours : null));
  if (opened === null || !context.config.doors.includes(door)) throw problem('gatewayUnknown');
}

/** Lets a provider in by the key of its door, and by the proof it sends beside it. */
export function admitTo(door: DoorName, prove?: (scope: Scope) => void): Admit {
  return ({ params, scope }) => {
    requireDoor(scope, door, params['key']);
    prove?.(scope);
  };
}

/**
 * What Meta signed with the secret of the app: X-Hub-Signature-256 over the body as it came. @throws gatewayUnknown
 * Source: https://developers.facebook.com/docs/graph-api/webhooks/getting-started
 */
export function requireMetaSignature({ context, caller }: Pick<Scope, 'context' | 'caller'>): void {
  const secret = context.config.whatsapp?.appSecret ?? '';
  const ours = `sha256=${createHmac('sha256', secret)
    .update(caller.body ?? '')
    .digest('hex')}`;
  if (secret === '' || !isSameKey(caller.header('x-hub-signature-256') ?? '', ours)) throw problem('gatewayUnknown');
}

/**
 * What Twilio signed: X-Twilio-Signature over the address it was told and the fields of the form. @throws gatewayUnknown
 * Source: https://www.twilio.com/docs/usage/webhooks/webhooks-security
 */
export function requireTwilioSignature({ context, caller }: Pick<Scope, 'context' | 'caller'>): void {
  const { twilioToken, publicUrl } = context.config;
  const fields = Object.fromEntries(new URLSearchParams(caller.body));
  const ours = twilioSignature(`${publicUrl ?? ''}${caller.path}`, fields, twilioToken ?? '');
  if (twilioToken === null || !isSameKey(caller.header('x-twilio-signature') ?? '', ours))
    throw problem('gatewayUnknown');
}

/** The secret that a bot's webhook was set up with. @throws gatewayUnknown */
export function requireTelegramSecret({ context, caller }: Pick<Scope, 'context' | 'caller'>): void {
  const secret = context.config.telegramSecret;
  if (secret === null || !isSameKey(caller.header('x-telegram-bot-api-secret-token') ?? '', secret))
    throw problem('gatewayUnknown');
}

/** The fields of a form as text. */
export function textFields(body: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : String(value ?? '')]),
  );
}
