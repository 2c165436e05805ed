/** The cookie that holds the language a visitor chose. */
import { type Language, languages } from '@saath/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PLAIN_NAME = 'saath_language';
/** Where a browser keeps it (ASVS 3.3.3): no other host of the same domain can set it. */
const SECURE_NAME = `__Host-${PLAIN_NAME}`;
const YEAR = 365 * 24 * 3600;

export function chosenLanguage(request: FastifyRequest): Language | undefined {
  // A request that is refused before the hooks has no cookies yet.
  const chosen = request.cookies?.[SECURE_NAME] ?? request.cookies?.[PLAIN_NAME];
  return languages.find((language) => language === chosen);
}

export function keepLanguage(
  reply: FastifyReply,
  language: Language,
  { isSecure }: { isSecure: boolean },
): void {
  reply.setCookie(isSecure ? SECURE_NAME : PLAIN_NAME, language, {
    path: '/',
    maxAge: YEAR,
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure,
  });
}
