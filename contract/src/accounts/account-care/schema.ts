/** What a person sees and says about one's own account. */
import * as z from 'zod/mini';
import { branchRights, rights } from '../../abilities.ts';
import { hoursBases, missedAnswers, proposalStates } from '../../afterwards/hours/rules.ts';
import { ownRatingSchema } from '../../afterwards/ratings/schema.ts';
import { idSchema, instant } from '../../fields.ts';
import { mapPointSchema } from '../../foundation/towns/schema.ts';
import { languageSchema } from '../../language.ts';
import { limits } from '../../limits.ts';
import { matchFeatures } from '../../matching/learning/rules.ts';
import { matchingInputs } from '../../matching/suggest/rules.ts';
import { noticeSettingsSchema } from '../../notices/notices/schema.ts';
import { ownAuditEntrySchema } from '../../office/audit-log/schema.ts';
import { ownOrganiserRequestSchema } from '../../office/organisers/schema.ts';
import { evidenceKinds } from '../../places/evidence/schema.ts';
import { participationStates } from '../../places/joining/rules.ts';
import { givenAnswerSchema } from '../../places/reminders/schema.ts';
import { problem } from '../../problems.ts';
import { signupMessages } from '../accounts/messages.ts';
import {
  emailSchema,
  newPasswordSchema,
  userSchema,
  weeklySlotSchema,
} from '../accounts/schema.ts';
import { emergencyContactSchema } from '../emergency-contact/schema.ts';

const tokenSchema = z
  .string('Token Expired or Invalid')
  .check(z.trim(), z.maxLength(200, 'Token Expired or Invalid'));

export const tokenBody = z.object({ token: tokenSchema });

/** What the links of mails are for, as far as their pages look at them before the press. */
export const linkKinds = [
  'activation',
  'change_email',
  'change_password',
  'first_admin',
  'keep_account',
  'reset_password',
  'sign_in',
  'welcome',
] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkBody = z.object({ token: tokenSchema, kind: z.enum(linkKinds) });

export const currentPasswordSchema = z
  .string('Please enter your current password.')
  .check(
    z.minLength(1, 'Please enter your current password.'),
    z.maxLength(limits.password.max, 'This is not your current password.'),
  );

export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema });

/** Anyone who has no password logs in anew instead. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  currentPassword: z.optional(currentPasswordSchema),
});

export const firstPasswordSchema = z.object({
  password: newPasswordSchema,
  terms: z.literal(true, problem(signupMessages, 'terms')),
});

/** Anyone who has no password yet leaves without. */
export const leaveSchema = z.object({ currentPassword: z.optional(currentPasswordSchema) });

export const languageBody = z.object({ language: languageSchema });

/** A device on which the account is logged in. */
export const ownSessionSchema = z.object({
  id: idSchema,
  /** 'Chrome on Android'; empty when the device did not say. */
  device: z.string(),
  createdAt: instant,
  seenAt: instant,
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSessionSchema>;

/** All that the installation holds about a person. */
/** Choices are told as one text. */
const ownAnswerText = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** Null: it does not end by itself. */
const givenUntil = { givenAt: instant, until: z.nullable(instant) };

export const ownDataSchema = z.object({
  exportedAt: instant,
  profile: userSchema,
  weeklyAvailability: z.array(weeklySlotSchema),
  daysOff: z.array(z.string()),
  /** Whom to call about the person. */
  emergencyContact: z.nullable(emergencyContactSchema),
  /** Since when volunteers who lead the person see how to reach them; null when they do not. */
  leadsSeeContactSince: z.nullable(instant),
  /** The area that was told for matching, and what matching may not use. */
  matching: z.object({
    area: z.string(),
    point: z.nullable(mapPointSchema),
    off: z.array(z.enum(matchingInputs)),
  }),
  /** Where the person was suggested or decided about, with what was known then, and what came of it. */
  suggestions: z.array(
    z.object({
      event: z.nullable(z.string()),
      role: z.nullable(z.string()),
      shownAt: z.nullable(instant),
      place: z.nullable(z.number()),
      decision: z.nullable(z.enum(['given', 'offered', 'declined'])),
      decidedAt: z.nullable(instant),
      /** That the person comes and is of help, accepts when asked, and comes once accepted: from 0 to 1. */
      chances: z.object({ good: z.number(), accept: z.number(), attend: z.number() }),
      features: z.record(z.enum(matchFeatures), z.number()),
      accepted: z.nullable(z.boolean()),
      attended: z.nullable(z.boolean()),
      good: z.nullable(z.boolean()),
    }),
  ),
  participations: z.array(
    z.object({
      event: z.string(),
      location: z.string(),
      startTime: instant,
      endTime: instant,
      role: z.nullable(z.string()),
      state: z.enum(participationStates),
      requestedAt: instant,
      note: z.string(),
      answer: z.string(),
      /** When the person came and left, as far as it was recorded. */
      arrivedAt: z.nullable(instant),
      leftAt: z.nullable(instant),
      /** What the person said before the event about coming; null = nothing. */
      coming: z.nullable(givenAnswerSchema),
      /** What counts, once it is over; null without hours. */
      hours: z.nullable(z.number()),
      hoursBasis: z.nullable(z.enum(hoursBases)),
    }),
  ),
  /** Other hours than those recorded: corrections by organisers, and what the person proposed or answered. */
  hourCorrections: z.array(
    z.object({ event: z.string(), hours: z.number(), reason: z.string(), at: instant }),
  ),
  hourProposals: z.array(
    z.object({
      event: z.string(),
      hours: z.number(),
      reason: z.string(),
      at: instant,
      state: z.enum(proposalStates),
      answer: z.string(),
    }),
  ),
  missedAnswers: z.array(
    z.object({ event: z.string(), answer: z.enum(missedAnswers), note: z.string(), at: instant }),
  ),
  certificates: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      hours: z.number(),
      issuedAt: instant,
      revokedAt: z.nullable(instant),
    }),
  ),
  feedback: z.array(
    z.object({
      event: z.nullable(z.string()),
      rating: z.number(),
      message: z.string(),
      createdAt: instant,
      /** Whether organisers asked to publish it, and what came of that; null where nobody asked. */
      story: z.nullable(
        z.object({
          words: z.string(),
          askedAt: instant,
          consent: z.nullable(z.string()),
          answeredAt: z.nullable(instant),
          publishedAt: z.nullable(instant),
        }),
      ),
    }),
  ),
  /** What the person and organisers of events wrote to each other. */
  messages: z.array(
    z.object({
      event: z.string(),
      by: z.enum(['you', 'organisers']),
      text: z.string(),
      createdAt: instant,
    }),
  ),
  notices: z.array(z.object({ title: z.string(), createdAt: instant })),
  noticeSettings: noticeSettingsSchema,
  organiserRequests: z.array(z.omit(ownOrganiserRequestSchema, { id: true })),
  /** What the person said to have, and what came of it. */
  papers: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      state: z.string(),
      validUntil: z.nullable(z.string()),
      reason: z.string(),
      claimedAt: instant,
      /** The picture or PDF that shows it: what the file is called, and since when it is there. */
      evidence: z.nullable(
        z.object({ kind: z.enum(evidenceKinds), file: z.string(), addedAt: instant }),
      ),
      /** The training that gave it; null = the person said to have it. */
      training: z.nullable(z.object({ title: z.string(), roleName: z.string(), day: z.string() })),
    }),
  ),
  /** What the person said to the questions of events, and what they had remembered. */
  answers: z.array(
    z.object({
      event: z.string(),
      question: z.string(),
      answer: ownAnswerText,
      answeredAt: instant,
    }),
  ),
  rememberedAnswers: z.array(z.object({ question: z.string(), answer: ownAnswerText })),
  /** What the person signed, with its text. */
  signatures: z.array(
    z.object({
      agreement: z.string(),
      text: z.string(),
      hash: z.string(),
      name: z.string(),
      /** The name that a guardian typed who signed too; null = none did. */
      guardian: z.nullable(z.string()),
      signedAt: instant,
      withdrawnAt: z.nullable(instant),
    }),
  ),
  /** Whom the person named as guardian, and what came of it. */
  guardians: z.array(
    z.object({
      event: z.string(),
      role: z.string(),
      name: z.string(),
      email: z.string(),
      state: z.string(),
      signedName: z.nullable(z.string()),
      sentAt: instant,
      answeredAt: z.nullable(instant),
      /** What they signed with it. */
      signed: z.array(
        z.object({
          agreement: z.string(),
          name: z.string(),
          signedAt: instant,
          withdrawnAt: z.nullable(instant),
        }),
      ),
    }),
  ),
  /** The highest age that the person said to be over. */
  overAge: z.nullable(z.object({ age: z.number(), saidAt: instant })),
  /** What organisers think of the person's help: the average, as the profile shows it. */
  rating: ownRatingSchema,
  /** Events whose list of the day organisers let the person keep. */
  doors: z.array(z.object({ event: z.string(), right: z.enum(rights), ...givenUntil })),
  /** Branches all of whose events organisers let the person help to run. */
  branches: z.array(z.object({ branch: z.string(), right: z.enum(branchRights), ...givenUntil })),
  /** Since when other branches may ask the person, null when they may not, and what they asked for. */
  lending: z.object({
    since: z.nullable(instant),
    asked: z.array(z.object({ event: z.string(), role: z.string(), at: instant })),
  }),
  /** Accounts elsewhere and passkeys that open this account. */
  accountsElsewhere: z.array(z.object({ at: z.string(), email: z.string(), addedAt: instant })),
  passkeys: z.array(z.object({ name: z.string(), addedAt: instant, usedAt: z.nullable(instant) })),
  sessions: z.array(z.omit(ownSessionSchema, { id: true, isCurrent: true })),
  /** Those that get the person's news, each by the push service of its browser. */
  devices: z.array(z.object({ service: z.string(), createdAt: instant })),
  /** What the log of changes says about the person, oldest first; it goes back one year. */
  changes: z.array(ownAuditEntrySchema),
});
export type OwnData = z.output<typeof ownDataSchema>;
