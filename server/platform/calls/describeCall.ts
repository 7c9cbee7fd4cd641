import type { EndpointShape } from '#contract/endpoint.ts';
import { scopesFor } from '#engines/access/people/tokens.ts';

const whoMay = {
  public: 'everybody',
  officer: 'officers of the control centre',
  dataUser: 'data users',
  either: 'officers and data users',
} as const;

/** In sentences: who may call, with which token, and what is out of the ordinary. */
export function describeCall(endpoint: EndpointShape): string {
  const { audience, effect, upload, fileForm, streams, live } = endpoint;
  const scopes = scopesFor(endpoint).map((scope) => `\`${scope}\``);
  const largest = upload ?? fileForm;
  return [
    `For ${whoMay[audience]}${effect === 'writes' ? '; it changes records' : ''}.`,
    `An access token needs ${scopes.join(' or ')}${audience === 'public' ? ', or is answered as anybody' : ''}.`,
    largest === undefined ? '' : `The file may have ${(largest / 1e6).toLocaleString('en')} MB.`,
    streams ? 'The answer is a file, whole or in ranges.' : '',
    live ? 'The answer is a stream that stays open.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
