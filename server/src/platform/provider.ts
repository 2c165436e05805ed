/**
 * The organisation's own place to sign in, by OpenID Connect: asked for when somebody wants it and not before, so that one
 * that is down stops nothing else (ADR 51). Its address is the operator's setting, so it may be on this machine.
 */
import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import { type ClaimedRight, type RightRule, rightsFrom, saysAll } from './claimed-rights.ts';
import type { Clock } from './clock.ts';
import type { ProviderSettings } from './config.ts';
import { DomainError } from './domain-error.ts';
import { errorFields, type Log } from './log.ts';

/** What belongs to one sign-in, and is sent to the provider or compared with its answer. */
export type Secrets = {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE, 43 characters or more. */
  readonly verifier: string;
};

/** Whom the provider has recognised. */
export type Proven = {
  /** The person's name for ever at this provider; nothing to show. */
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether the provider says that the address is this person's. */
  readonly isConfirmed: boolean;
  readonly name: string;
  /** What that gives them here. */
  readonly rights: readonly ClaimedRight[];
};

export type Provider = Pick<ProviderSettings, 'name' | 'isOnly'> & {
  readonly issuer: string;
  /** Whether what it says of people gives rights here: then what it no longer says takes them. */
  readonly givesRights: boolean;
  /** @returns the page of the provider that asks the person. @throws DomainError `providers.away` */
  readonly begin: (secrets: Secrets) => Promise<URL>;
  /**
   * @param search the part behind `?` of the address with which the browser came back
   * @throws DomainError `providers.away`, `providers.denied`, `providers.failed`
   */
  readonly prove: (search: string, secrets: Secrets) => Promise<Proven>;
};

/** Where the provider sends people back to; it has to be told this address. */
export const CALLBACK_PATH = '/oidc/callback';

/** Seconds for each request to it. */
const LONGEST = 10;
/** Milliseconds until it is asked anew where its parts are. */
const KNOWN_FOR = 3_600_000;

const loadClient = async () => await import('openid-client');

/** @returns undefined where the operator named none */
export function openProvider(
  settings: ProviderSettings | undefined,
  surroundings: { readonly appUrl: URL; readonly log: Log; readonly now: Clock },
): Provider | undefined {
  if (!settings) return undefined;
  const { appUrl, log } = surroundings;
  const { name, isOnly, issuer, scope, rights } = settings;
  const redirectUri = new URL(CALLBACK_PATH, appUrl);
  const configuration = keepDiscovered(settings, surroundings);
  const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const refusal = refusalFor(error);
      log.warn(
        { ...errorFields(error), refusal: refusal.code },
        'signing in by the provider failed',
      );
      throw refusal;
    }
  };
  return {
    ...{ name, isOnly, issuer: issuer.href, givesRights: rights.length > 0 },
    begin: async ({ state, nonce, verifier }) =>
      await refusing(async () => {
        const client = await loadClient();
        return client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri.href,
          scope,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...{ state, nonce },
        });
      }),
    prove: async (search, { state, nonce, verifier }) =>
      await refusing(async () => {
        const client = await loadClient();
        const known = await configuration();
        const came = new URL(redirectUri);
        came.search = search;
        const tokens = await client.authorizationCodeGrant(known, came, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token');
        // Many tell the address, or groups, only when they are asked for them.
        const isSaid = claims.email !== undefined && saysAll(rights, claims);
        if (isSaid || !known.serverMetadata().userinfo_endpoint) return provenBy(claims, rights);
        const more = await client.fetchUserInfo(known, tokens.access_token, claims.sub);
        return provenBy({ ...claims, ...more }, rights);
      }),
  };
}

/** Asks the provider where its parts are, when that is needed first; what failed is asked again the next time. */
function keepDiscovered(
  { issuer, clientId, clientSecret }: ProviderSettings,
  { log, now }: { log: Log; now: Clock },
) {
  let found: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined;

  async function discover(): Promise<Configuration> {
    const client = await loadClient();
    const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const asked = { execute, timeout: LONGEST };
    const first = await client.discovery(issuer, clientId, clientSecret, undefined, asked);
    const metadata = first.serverMetadata();
    // What holds where a provider does not say (OpenID Connect Discovery 1.0, section 3).
    const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = metadata;
    const way = ways.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret);
    const known = new client.Configuration(metadata, clientId, clientSecret, way);
    known.timeout = LONGEST;
    for (const extension of execute) extension(known);
    // The signature of who somebody is gets checked as well, not only the connection on which it came.
    client.enableNonRepudiationChecks(known);
    return known;
  }

  return async (): Promise<Configuration> => {
    const at = now().getTime();
    if (!found || at - found.at > KNOWN_FOR) found = { at, configuration: discover() };
    const current = found;
    return await current.configuration.catch((error: unknown) => {
      if (found === current) found = undefined;
      log.warn(errorFields(error), 'the provider to sign in with was not found');
      throw new DomainError('providers.away');
    });
  };
}

function provenBy(
  claims: IDToken | (IDToken & UserInfoResponse),
  rules: readonly RightRule[],
): Proven {
  const { sub, email, email_verified: verified, name } = claims;
  return {
    subject: sub,
    email: typeof email === 'string' ? email : undefined,
    // Some send the word.
    isConfirmed: verified === true || String(verified) === 'true',
    name: typeof name === 'string' ? name : '',
    rights: rightsFrom(rules, claims),
  };
}

/** Whatever went wrong, in what a person can do about it. */
function refusalFor(error: unknown): DomainError {
  if (!(error instanceof Error)) return new DomainError('providers.failed');
  const { code, error: said, status, cause } = error as Error & Record<string, unknown>;
  if (error.name === 'AuthorizationResponseError') {
    const isAway = said === 'temporarily_unavailable' || said === 'server_error';
    return new DomainError(isAway ? 'providers.away' : 'providers.denied');
  }
  const answered = cause instanceof Response ? cause.status : status;
  // A request that got no answer is a TypeError of `fetch`, with what happened as its cause.
  const isUnanswered = code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && !code && !!cause);
  const isAway = isUnanswered || (typeof answered === 'number' && answered >= 500);
  return new DomainError(isAway ? 'providers.away' : 'providers.failed');
}
