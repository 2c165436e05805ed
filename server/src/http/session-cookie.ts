/** The session cookie: which name it has, and how a session starts, is found and ends. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '../platform/secrets.ts';
import type { Sessions } from '../platform/sessions.ts';
import { newToken } from '../platform/tokens.ts';
import { deviceOf } from './device.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { chosenLanguage, keepLanguage } from './language-cookie.ts';
import type { SessionControl } from './route.ts';

const SECURE_NAME = '__Host-sid';
const PLAIN_NAME = 'sid';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Browsers keep `__Host-` cookies only where the connection is safe from the network: https, or this very machine.
 * On plain http under another name (a phone in the same room) only an ordinary cookie works.
 */
export function cookieIsSecure(address: { protocol: string; hostname: string }): boolean {
  return address.protocol.startsWith('https') || localHosts.has(address.hostname);
}

export function cookieOf(request: FastifyRequest, appUrl: URL) {
  const host = request.hostname.replace(/:\d+$/, '');
  const isSecure =
    appUrl.protocol === 'https:' || cookieIsSecure({ protocol: request.protocol, hostname: host });
  return { name: isSecure ? SECURE_NAME : PLAIN_NAME, isSecure };
}

export function secretOf(request: FastifyRequest, appUrl: URL): string | undefined {
  return request.cookies[cookieOf(request, appUrl).name];
}

export function hasSessionCookie(request: FastifyRequest): boolean {
  return SECURE_NAME in request.cookies || PLAIN_NAME in request.cookies;
}

/** @returns the handler's hold on the caller's session, which sets and clears the cookie of this reply */
export function sessionControl(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, signer, appUrl }: { sessions: Sessions; signer: Signer; appUrl: URL },
): SessionControl {
  const { name, isSecure } = cookieOf(request, appUrl);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  async function endOwn(): Promise<void> {
    const secret = request.cookies[name];
    if (secret) await sessions.end(secret);
  }
  async function start(
    userId: string,
    given: { linkStamp: number; isStrong: boolean },
  ): Promise<void> {
    const { secret, expiresAt } = await sessions.start(userId, deviceOf(request), given);
    reply.setCookie(name, secret, { ...options, expires: expiresAt });
    const account = { accountId: userId, isSecure };
    if (!knownDevice(request, signer, account)) rememberDevice(reply, signer, account);
  }
  return {
    async signIn({ id, language, linkStamp }, how) {
      await endOwn();
      await start(id, { linkStamp, isStrong: how?.isStrong ?? false });
      // English is also what accounts have that never chose: then the browser's wish stands.
      const isChoice = language !== undefined && language !== 'en';
      if (isChoice && !chosenLanguage(request)) keepLanguage(reply, language, { isSecure });
    },
    async signOut() {
      await endOwn();
      reply.clearCookie(name, options);
      reply.header('clear-site-data', '"cache", "storage"');
    },
    browser: () => browserSecret(request, reply, isSecure),
    device: deviceOf(request),
    async renew({ id, linkStamp }) {
      await sessions.endAllOf(id);
      await start(id, { linkStamp, isStrong: false });
    },
  };
}

/** Seconds; longer than anything that rests on it. */
const BROWSER_LIFE = 900;

/** The same one while it lasts, so that two pages of one browser do not end each other's. */
function browserSecret(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const name = isSecure ? '__Host-began' : 'began';
  const known = request.cookies[name];
  const secret = known && /^[\w-]{43}$/.test(known) ? known : newToken().text;
  const kept = { path: '/', maxAge: BROWSER_LIFE, httpOnly: true, sameSite: 'lax' } as const;
  reply.setCookie(name, secret, { ...kept, secure: isSecure });
  return secret;
}
