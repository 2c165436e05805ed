/** The cookie that holds the language a visitor chose. */
import { type Language, languages } from '@saath/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'saath_language';
const YEAR = 365 * 24 * 3600;

export function chosenLanguage(request: FastifyRequest): Language | undefined {
  // A request that is refused before the hooks has no cookies yet.
  return languages.find((language) => language === request.cookies?.[NAME]);
}

export function keepLanguage(
  reply: FastifyReply,
  language: Language,
  { isSecure }: { isSecure: boolean },
): void {
  reply.setCookie(NAME, language, {
    path: '/',
    maxAge: YEAR,
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure,
  });
}
