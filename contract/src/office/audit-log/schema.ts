/** What an entry of the audit log holds beside who, what and when. */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { daySchema, idSchema, instant } from '../../fields.ts';
import { participationStates } from '../../places/joining/rules.ts';
import { stepCauseSchema } from '../../places/joining/schema.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { auditGroups, auditKinds } from './rules.ts';

/** Nothing personal: an entry outlives the person it is about. */
export const auditDetailsSchema = z.object({
  /** The name of what was changed, where it may be gone: an event's or a role's. */
  subject: z.optional(z.string()),
  changes: z.optional(
    z.array(
      z.object({
        field: z.string(),
        before: z.nullable(z.union([z.string(), z.number(), z.array(z.string())])),
        after: z.nullable(z.union([z.string(), z.number(), z.array(z.string())])),
      }),
    ),
  ),
  reason: z.optional(z.string()),
  count: z.optional(z.number()),
});
export type AuditDetails = z.output<typeof auditDetailsSchema>;

/** What the log can say was changed: whoever writes it down and the screen that names it are held to the same list. */
export type ChangedField =
  | 'title'
  | 'type'
  | 'startTime'
  | 'endTime'
  | 'location'
  | 'mapPoint'
  | 'travelMinutes'
  | 'description'
  | 'mode'
  | 'role_name'
  | 'maxVolunteers'
  | 'minVolunteers'
  | 'skills'
  | 'qualifications'
  | 'minAge'
  | 'agreements'
  | 'guardian'
  | 'crew'
  | 'crewAdults'
  | 'crewBeginners'
  | 'gives'
  | 'givesMonths'
  | 'countsHours'
  | 'filled'
  | 'kept'
  | 'peopleHelped'
  | 'stars'
  | 'added'
  | 'changed'
  | 'leftOut'
  | 'fairTurn'
  | 'switchesItself'
  | 'name'
  | 'about'
  | 'contactEmail'
  | 'address'
  | 'senderName'
  | 'replyTo'
  | 'colour'
  | 'place'
  | 'timeZone'
  | 'languages'
  | 'defaultLanguage'
  | 'emailDomains'
  | 'phoneRegion'
  | 'guestAsking'
  | 'organiserPasskeys'
  | 'evidenceDays'
  | 'dayHours'
  | 'weekHours'
  | 'restHours'
  | 'severalShifts'
  | 'shifts'
  | 'hours';

/** As the log holds it: of a role, after the name that the role had. */
export type LoggedField = ChangedField | `${string}.${ChangedField}`;

const invalid = problem(fieldMessages, 'filter');

/** Which part of the log: all of it, an event's, a person's; each may be narrowed down. */
export const auditQuerySchema = z.object({
  eventId: z.optional(idSchema),
  userId: z.optional(idSchema),
  /** What the person did as an organiser, instead of what was done about them. */
  by: z.optional(z.literal('1', invalid)),
  group: z.optional(z.enum(auditGroups, invalid)),
  /** Days of the installation's zone, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Where the page before ended. */
  after: z.optional(z.string(invalid).check(z.refine(isPlace, invalid))),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

/** The moment and the id of an entry. */
function isPlace(text: string): boolean {
  const [at = '', id] = text.split('_');
  return !Number.isNaN(Date.parse(at)) && /^\d{4}-.*Z$/.test(at) && idSchema.safeParse(id).success;
}

/** `isGone`: the account was deleted since. */
const namedSchema = z.object({ id: idSchema, name: z.string(), isGone: z.boolean() });

export const auditEntrySchema = z.object({
  id: idSchema,
  at: instant,
  action: z.enum(auditKinds),
  /** Null: the product itself. */
  actor: z.nullable(z.extend(namedSchema, { profileImage: profileImageSchema })),
  /** Whom it is about. */
  person: z.nullable(namedSchema),
  /** `isGone`: deleted since; the title is what it was called, or null when nobody wrote it down. */
  event: z.nullable(z.object({ id: idSchema, title: z.nullable(z.string()), isGone: z.boolean() })),
  /** For a step of a participation: where it came from. */
  from: z.nullable(z.enum(participationStates)),
  /** For a step of a participation: why the product took it by itself, or for which act of an organiser; words of people are its `reason`. */
  cause: z.optional(stepCauseSchema),
  details: auditDetailsSchema,
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** An entry as the person it is about takes it along: names of organisers are theirs. */
export const ownAuditEntrySchema = z.object({
  at: instant,
  action: z.enum(auditKinds),
  by: z.enum(['you', 'organiser', 'saath']),
  event: z.nullable(z.string()),
  /** What somebody wrote. */
  reason: z.string(),
  /** Why the product itself says that it happened. */
  cause: z.optional(stepCauseSchema),
});
export type OwnAuditEntry = z.output<typeof ownAuditEntrySchema>;
