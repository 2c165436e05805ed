/** Calls by which people answer from a mail, without signing in. Reading never changes anything: mail scanners read. */
import { endpoint } from '../../endpoint.ts';
import { messageReply } from '../../fields.ts';
import { placeRefusals } from '../joining/rules.ts';
import {
  mailTokenParams,
  offerAnswerBody,
  offerLinkSchema,
  requestAnswerBody,
  requestLinkSchema,
} from './schema.ts';

/** What an answer to an offer and an answer to a request can both be refused with. */
const answerErrors = [
  ...placeRefusals,
  'events.not_published',
  'joining.event_over',
  'joining.not_found',
  'mail_answers.link_invalid',
  'mail_answers.too_late',
] as const;

export const readOfferLink = endpoint({
  method: 'GET',
  path: '/api/mail-answer/offer/:token',
  summary: 'What the link of an offer is about. Reading it changes nothing.',
  access: 'public',
  errors: ['mail_answers.link_invalid'],
  params: mailTokenParams,
  reply: offerLinkSchema,
});

export const answerOfferLink = endpoint({
  method: 'POST',
  path: '/api/mail-answer/offer/:token',
  summary:
    'Take the place that is offered or pass it on, without signing in. The same answer a second time is answered alike.',
  access: 'public',
  errors: [...answerErrors, 'joining.offer_over'],
  params: mailTokenParams,
  body: offerAnswerBody,
  reply: messageReply,
});

export const readRequestLink = endpoint({
  method: 'GET',
  path: '/api/mail-answer/request/:token',
  summary:
    'What the link about a request says to the organiser who got it. Reading it changes nothing.',
  access: 'public',
  errors: ['mail_answers.link_invalid'],
  params: mailTokenParams,
  reply: requestLinkSchema,
});

export const answerRequestLink = endpoint({
  method: 'POST',
  path: '/api/mail-answer/request/:token',
  summary:
    'Answer a request as the organiser who got the link, without signing in, until the event begins. The same answer a second time is answered alike.',
  access: 'public',
  errors: answerErrors,
  params: mailTokenParams,
  body: requestAnswerBody,
  reply: messageReply,
});
