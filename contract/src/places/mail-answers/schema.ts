/** What the links of mails show, and what is answered by them. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { participationStates } from '../joining/rules.ts';
import { linkViewSchema } from '../reminders/schema.ts';
import { mailAnswerMessages } from './messages.ts';
import {
  offerAnswers,
  offerLinkStates,
  requestAnswers,
  requestLinkStates,
  requestObstacles,
} from './rules.ts';

/** As the link carries it. Anything else is answered like a wrong one. */
export const mailTokenParams = z.object({ token: z.string().check(z.maxLength(200)) });

const { event } = linkViewSchema.shape;

/** What the link of an offer shows: only what its mail said, and no more of the person than the first name. */
export const offerLinkSchema = z.object({
  state: z.enum(offerLinkStates),
  firstName: z.string(),
  event,
  roleName: z.nullable(z.string()),
  /** Null once it is answered. */
  offeredUntil: z.nullable(instant),
  /** The answer that the link stands for. */
  chosen: z.enum(offerAnswers),
});
export type OfferLinkView = z.output<typeof offerLinkSchema>;

export const offerAnswerBody = z.object({
  answer: z.enum(offerAnswers, problem(mailAnswerMessages, 'offer')),
});

/** What the link of a request shows to the organiser to whom it was mailed. */
export const requestLinkSchema = z.object({
  state: z.enum(requestLinkStates),
  personName: z.string(),
  /** What the person wrote. */
  note: z.string(),
  event,
  roleName: z.nullable(z.string()),
  /** Where no role was asked for: those with a free place, to choose from. */
  roles: z.array(z.object({ id: idSchema, name: z.string(), free: z.number() })),
  obstacle: z.nullable(z.enum(requestObstacles)),
  /** The title of the person's other event at that time. */
  clash: z.nullable(z.string()),
  /** The person's standing now. */
  standing: z.enum(participationStates),
});
export type RequestLinkView = z.output<typeof requestLinkSchema>;

export const requestAnswerBody = z.object({
  answer: z.enum(requestAnswers, problem(mailAnswerMessages, 'request')),
  /** Needed to approve where no role was asked for. */
  roleId: z.optional(idSchema),
});
