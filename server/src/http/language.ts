/** Which language a visitor reads: the one they chose, else the one their browser asks for. */
import { changeLanguage } from '@saath/contract/accounts/account-care/endpoints';
import { type Language, languages } from '@saath/contract/language';
import { ownPath } from '@saath/contract/own-path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Organisation } from '../platform/organisation.ts';
import type { Sessions } from '../platform/sessions.ts';
import { inProcessCalls } from './in-process.ts';
import { chosenLanguage, keepLanguage } from './language-cookie.ts';
import type { Route } from './route.ts';
import { isOwnPage } from './same-site.ts';
import { cookieIsSecure, secretOf } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages that the organisation offers. */
    offeredLanguages: () => Pick<Organisation, 'languages' | 'defaultLanguage'>;
  }
}

/** The chosen language, or the first of `Accept-Language`, among those offered; the organisation's first one else. */
export function languageOf(request: FastifyRequest): Language {
  const { languages: offered, defaultLanguage } = request.server.offeredLanguages();
  const chosen = chosenLanguage(request);
  if (chosen && offered.includes(chosen)) return chosen;
  return accepted(request, offered) ?? defaultLanguage;
}

/** RFC 9110, 12.5.4: by weight, in the order given among equals; a region is left out. */
function accepted(request: FastifyRequest, offered: readonly Language[]): Language | undefined {
  const offers = (request.headers['accept-language'] ?? '')
    .slice(0, 500)
    .split(',')
    .map((offer) => {
      const [tag = '', ...parameters] = offer.trim().toLowerCase().split(';');
      const weight = parameters
        .find((each) => each.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of offers) {
    const known = offered.find((each) => each === language);
    if (known) return known;
  }
  return undefined;
}

type Surroundings = {
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly appUrl: URL;
};

/**
 * `/language/ur?to=/events`: keeps the choice and goes back. A link, so that it works without JavaScript. Pressed on a
 * page of ours by somebody who is signed in, their mails follow.
 */
export function serveLanguageChoice(app: FastifyInstance, surroundings: Surroundings): void {
  const { routes, sessions, appUrl } = surroundings;
  const callAs = inProcessCalls(routes);
  app.get<{ Params: { language: string }; Querystring: { to?: string | string[] } }>(
    '/language/:language',
    async (request, reply) => {
      const language = languages.find((each) => each === request.params.language);
      if (language) {
        // Behind a proxy that ends https the request itself came by http.
        const isSecure = cookieIsSecure(appUrl.protocol === 'https:' ? appUrl : request);
        keepLanguage(reply, language, { isSecure });
        const secret = isOwnPage(request) ? secretOf(request, appUrl) : undefined;
        const actor = secret ? await sessions.find(secret) : undefined;
        if (actor) await callAs(actor)(changeLanguage, { body: { language } });
      }
      const { to } = request.query;
      return reply
        .header('cache-control', 'no-store')
        .redirect(ownPath(typeof to === 'string' ? to : undefined) ?? '/', 303);
    },
  );
}
