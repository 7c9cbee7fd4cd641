import * as client from 'openid-client';

/** A provider of OpenID Connect, as the settings name it. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What has to be remembered between the way out and the way back. */
export interface Passage {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody the provider vouches for. */
export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Why a way back was not accepted. */
export type ProviderFault = 'away' | 'state' | 'issuer' | 'audience' | 'nonce' | 'expired' | 'key' | 'denied' | 'other';

export class ProviderError extends Error {
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, cause: unknown) {
    super(`sign-in with the provider: ${fault}`, { cause });
    this.name = 'ProviderError';
    this.fault = fault;
  }
}

/** A provider to sign in with. All of it throws ProviderError. */
export interface SignInProvider {
  /** Where the browser goes to sign in, and what its way back is checked against. */
  begin(returnTo: string): Promise<{ readonly url: string; readonly passage: Passage }>;
  /** Whom the provider vouches for, once issuer, audience, nonce, time and signature are right. */
  finish(cameTo: URL, passage: Passage): Promise<Vouched>;
  /** Where the browser goes to sign out there too; null where the provider has no such address. */
  signOutUrl(returnTo: string): Promise<string | null>;
}

const hourMs = 3_600_000;

/** Opens a provider; what it says of itself (discovery) is asked at the first sign-in and once an hour. */
export function openProvider(settings: ProviderSettings, allowHttp: boolean): SignInProvider {
  let known: { readonly at: number; readonly configuration: Promise<client.Configuration> } | undefined;

  async function configuration(): Promise<client.Configuration> {
    if (known === undefined || Date.now() - known.at > hourMs) known = { at: Date.now(), configuration: discover() };
    try {
      return await known.configuration;
    } catch (error) {
      known = undefined;
      throw new ProviderError('away', error);
    }
  }

  function discover(): Promise<client.Configuration> {
    return client.discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      // The signature of an ID token is checked, also where TLS alone would do.
      execute: [client.enableNonRepudiationChecks, ...(allowHttp ? [client.allowInsecureRequests] : [])],
      timeout: 10,
    });
  }

  return {
    async begin(returnTo) {
      const at = await configuration();
      const passage = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(at, {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state: passage.state,
        nonce: passage.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(passage.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, passage };
    },
    async finish(cameTo, { state, nonce, verifier }) {
      const at = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(at, cameTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('no ID token came');
        // Most providers put into the ID token who signed in alone, and tell name, address and groups when asked for them.
        const more =
          at.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(at, tokens.access_token, claims.sub);
        return { issuer: claims.iss, subject: claims.sub, claims: { ...more, ...claims } };
      } catch (error) {
        throw new ProviderError(faultOf(error), error);
      }
    },
    async signOutUrl(returnTo) {
      const at = await configuration();
      if (at.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(at, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

const claimFaults: Readonly<Record<string, ProviderFault>> = { iss: 'issuer', aud: 'audience', nonce: 'nonce' };

/** Which check failed: the library says it in the causes of its error. */
function faultOf(error: unknown): ProviderFault {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    const { code, message, cause } = each as Error & { readonly code?: string };
    const claim = typeof cause === 'object' && cause !== null && 'claim' in cause ? String(cause.claim) : '';
    if (claim in claimFaults) return claimFaults[claim] ?? 'other';
    if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'expired';
    if (code === 'OAUTH_KEY_SELECTION_FAILED' || /signature/i.test(message)) return 'key';
    if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return 'denied';
    if (/"state"/.test(message)) return 'state';
    if (/"iss"/.test(message)) return 'issuer';
  }
  return 'other';
}
