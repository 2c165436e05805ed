import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** The device of a request as its owner recognises it, such as 'Chrome on Android'; empty when it does not say. */
export function deviceOf(request: FastifyRequest): string {
  const header = request.headers['user-agent'];
  if (!header) return '';
  const { browser, os } = Bowser.parse(header.slice(0, 400));
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
