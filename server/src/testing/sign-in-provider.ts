/** A real OpenID Connect provider on this machine, and a browser that goes there and comes back. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider knows of somebody. */
export type ProviderPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: unknown;
};

export type TestProvider = {
  readonly issuer: string;
  /** For the product that is to use it. */
  readonly env: NodeJS.ProcessEnv;
  /** Who presses yes there from now on, or that they press no. */
  person: ProviderPerson | 'nobody';
  /** What it says about somebody is signed with this changed; all of it is true when left out. */
  lie: Record<string, unknown> | undefined;
  /** Whether its signature is another one's. */
  isForged: boolean;
  readonly close: () => Promise<void>;
};

const clientId = 'the-product';
const clientSecret = 'a secret of 32 characters or more';

/** @param appUrl where it sends people back to */
export async function testProvider(appUrl = 'http://localhost:3000'): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  let answer: (...given: Parameters<ReturnType<Provider['callback']>>) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestProvider = {
    issuer,
    env: {
      ...{ APP_URL: appUrl, OIDC_ISSUER: issuer, OIDC_NAME: 'Our House' },
      ...{ OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    },
    person: 'nobody',
    lie: undefined,
    isForged: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [new URL('/oidc/callback', appUrl).href],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['for tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ ...people.get(id), sub: id }),
    }),
    // Everybody has said yes to the product before.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  provider.use(async (context, next) => {
    await next();
    const { lie, isForged } = test;
    const tokens = context.body as { id_token?: string } | undefined;
    if (!tokens?.id_token || !(lie || isForged)) return;
    tokens.id_token = signed(tokens.id_token, lie, isForged ? forger : privateKey);
  });
  const callback = provider.callback();
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const { person } = test;
    if (person !== 'nobody') people.set(person.sub, person);
    const result =
      person === 'nobody' ? { error: 'access_denied' } : { login: { accountId: person.sub } };
    void provider.interactionFinished(request, response, result);
  };
  return test;
}

/** An ID token with other claims, or by another key. */
function signed(token: string, change: object | undefined, key: KeyObject): string {
  const [head = '', claims = ''] = token.split('.');
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const next = Buffer.from(JSON.stringify({ ...told, ...change })).toString('base64url');
  const signature = sign('sha256', Buffer.from(`${head}.${next}`), key).toString('base64url');
  return `${head}.${next}.${signature}`;
}

/**
 * Goes to a page of the provider, and wherever it leads there.
 *
 * @returns the part behind `?` of the address at which the browser is back
 */
export async function visitProvider(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(url);
  let at = url;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`The provider shows a page: ${answer.status}`);
    const target = new URL(next, at);
    if (target.origin !== origin) return target.search;
    at = target.href;
  }
  throw new Error('The provider leads in circles');
}
