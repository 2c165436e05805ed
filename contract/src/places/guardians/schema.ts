/** Guardians of minors: whom a person names, and what the guardian sees and answers (EL-01, EL-03). */
import * as z from 'zod/mini';
import { emailSchema, profileImageSchema } from '../../accounts/accounts/schema.ts';
import { consentStates } from '../../events/eligibility/rules.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { linkViewSchema } from '../reminders/schema.ts';
import { enoughLetters, signedNameSchema } from '../signatures/schema.ts';
import { guardianMessages } from './messages.ts';

/** Stands in a mail to whatever address is named: no address of a page has room in it, not even one without a slash. */
const mailedName = /^(?:[\p{L}\p{M}\u200c \-'’]|\.(?=\s|$))*$/u;

export const namedGuardianSchema = z.object({
  roleId: idSchema,
  name: text(limits.agreement.signer, {
    min: 1,
    required: problem(guardianMessages, 'name'),
  }).check(
    z.regex(mailedName, problem(guardianMessages, 'letters')),
    z.regex(enoughLetters, problem(guardianMessages, 'name')),
  ),
  email: emailSchema,
});

/** How it stands with the guardian of one role, to whoever named them. */
export const ownGuardianSchema = z.object({
  id: idSchema,
  roleId: idSchema,
  name: z.string(),
  email: z.string(),
  state: z.enum(consentStates),
  /** When the latest mail went. */
  sentAt: instant,
  answeredAt: z.nullable(instant),
  /** Ids of agreements of which they signed a text that counts; left out = none. */
  signed: z.optional(z.array(idSchema)),
});
export type OwnGuardian = z.output<typeof ownGuardianSchema>;

/** The same to organisers, once it is answered. */
export const guardianAnswerSchema = z.extend(
  z.omit(ownGuardianSchema, { roleId: true, sentAt: true, signed: true }),
  {
    answeredAt: instant,
    /** As the guardian typed it; null where they only said no. */
    signedName: z.nullable(z.string()),
    person: z.object({ id: idSchema, name: z.string(), profileImage: profileImageSchema }),
    event: z.object({ id: idSchema, title: z.string() }),
    roleName: z.string(),
  },
);
export type GuardianAnswer = z.output<typeof guardianAnswerSchema>;

/** As the link carries it. Anything else is answered like a wrong one. */
export const guardianTokenParams = z.object({ token: z.string().check(z.maxLength(200)) });

/** What the link shows to the guardian to whom it was mailed. */
export const guardianLinkSchema = z.object({
  /** `over`: the event is over or does not take place. */
  state: z.enum([...consentStates, 'over']),
  guardianName: z.string(),
  personName: z.string(),
  event: linkViewSchema.shape.event,
  roleName: z.string(),
  /** What the role asks to be signed, as it is now; of who has agreed, what they have yet to sign. */
  agreements: z.array(
    z.object({ id: idSchema, name: z.string(), version: z.number(), text: z.string() }),
  ),
  answeredAt: z.nullable(instant),
});
export type GuardianLinkView = z.output<typeof guardianLinkSchema>;

const versionSchema = z.object({ id: idSchema, version: z.int() });

/** Whoever agrees types their name, and says which texts they read. */
export const guardianAnswerBody = z.discriminatedUnion(
  'answer',
  [
    z.object({
      answer: z.literal('consent'),
      name: signedNameSchema,
      agreements: z._default(
        z.array(versionSchema).check(z.maxLength(limits.agreement.perRole)),
        [],
      ),
    }),
    /** Also takes back what was agreed to. */
    z.object({ answer: z.literal('refuse') }),
  ],
  problem(guardianMessages, 'answer'),
);
export type GivenConsent = z.output<typeof guardianAnswerBody>;
