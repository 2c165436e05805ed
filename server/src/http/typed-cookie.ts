/** The name that somebody typed into the form behind a link, where it was refused: the page, made anew, gives it back. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const PLAIN_NAME = 'typed';
const SECURE_NAME = `__Host-${PLAIN_NAME}`;
/** Seconds: until the page is there again. An address would leave the name in logs and histories. */
const LIFE = 60;
/** Characters; browsers keep no cookie above 4 kB. */
const MOST = 200;

/** @param name empty = there is nothing to give back, or no more */
export function keepTyped(
  reply: FastifyReply,
  name: string,
  { isSecure }: { isSecure: boolean },
): void {
  const cookie = isSecure ? SECURE_NAME : PLAIN_NAME;
  const kept = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure } as const;
  // Cut between characters: half of one cannot be encoded.
  const short = [...name].slice(0, MOST).join('');
  if (name) reply.setCookie(cookie, short, { ...kept, maxAge: LIFE });
  else if (cookie in reply.request.cookies) reply.clearCookie(cookie, kept);
}

export function typedBefore({ cookies }: FastifyRequest): string {
  return cookies[SECURE_NAME] ?? cookies[PLAIN_NAME] ?? '';
}
