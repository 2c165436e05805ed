/** What a role of an event is on the wire, and the rules of its forms (specification §3 and §5). */
import * as z from 'zod/mini';
import { profileMessages } from '../../accounts/accounts/messages.ts';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, numberOrText, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { issueOf, type Problem, problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import {
  givesSchema,
  needsSchema,
  wantedGivesSchema,
  wantedNeedsSchema,
} from '../eligibility/schema.ts';
import { shiftListSchema, shiftSchema } from '../shifts/schema.ts';
import { namedRoleMessages, roleBuilderMessages, roleEditorMessages } from './messages.ts';
import { nameKey, needsTooMany } from './rules.ts';

/** Someone who holds a place; all but `id` is sent to Admins only. */
export const roleVolunteerSchema = z.object({
  id: idSchema,
  name: z.optional(z.string()),
  profileImage: z.optional(profileImageSchema),
});

export const eventRoleSchema = z.object({
  id: idSchema,
  role_name: z.string(),
  description: z.string(),
  maxVolunteers: z.number(),
  /** With fewer people the role is short of help; null = no such number. */
  minVolunteers: z.nullable(z.number()),
  /** Places taken. */
  filled: z.number(),
  skills: z.array(z.string()),
  /** What it asks of those who do it; left out = nothing. */
  needs: z.optional(needsSchema),
  /** What whoever completes it is given; left out = nothing. */
  gives: z.optional(givesSchema),
  /** Earliest first; none = one time for all. With shifts, `maxVolunteers` is the sum of theirs. */
  shifts: z.array(shiftSchema),
  volunteers: z.array(roleVolunteerSchema),
  event_id: idSchema,
});
export type EventRole = z.output<typeof eventRoleSchema>;

/** Trimmed, blanks dropped, repetitions (without case) dropped. */
const skillTags = z.pipe(
  z
    .array(
      z
        .string()
        .check(z.trim(), z.maxLength(limits.skillName.max, problem(profileMessages, 'skillLong'))),
    )
    .check(
      z.maxLength(
        limits.skillsPerRole.max,
        problem(fieldMessages, 'skills', { max: limits.skillsPerRole.max }),
      ),
    ),
  z.transform((tags: string[]) => [
    ...new Map(tags.filter(Boolean).map((tag) => [nameKey(tag), tag] as const)).values(),
  ]),
);

const places = (message: Problem) =>
  z.pipe(
    numberOrText(message),
    z
      .int(message)
      .check(z.minimum(limits.rolePlaces.min, message), z.maximum(limits.rolePlaces.max, message)),
  );

/** With how few people a role can do; null = no such number. */
const fewest = z.nullish(
  z
    .int(problem(roleBuilderMessages, 'fewest'))
    .check(
      z.minimum(1, problem(roleBuilderMessages, 'fewest')),
      z.maximum(limits.rolePlaces.max, problem(roleBuilderMessages, 'fewest')),
    ),
);

const withSkill = z.pipe(
  z._default(skillTags, []),
  z.array(z.string()).check(z.minLength(1, problem(roleEditorMessages, 'skills'))),
);

/** Not short of help when it is full. */
const fewestFits = z.refine<{ maxVolunteers: number; minVolunteers?: number | null | undefined }>(
  (role) => !needsTooMany(role),
  { ...problem(roleBuilderMessages, 'fewestAbove'), path: ['minVolunteers'] },
);

/** A role of the create wizard: skills are welcome, not required (specification §5, 'Add role'). */
export const newRoleSchema = z
  .object({
    /** Chosen by the form, for its questions of this role alone; the role gets one of its own. */
    id: z.optional(idSchema),
    role_name: text(limits.roleName.max, {
      min: 1,
      required: problem(roleBuilderMessages, 'required'),
    }),
    description: text(limits.roleDescription.max, {
      min: 1,
      required: problem(roleBuilderMessages, 'required'),
    }),
    maxVolunteers: places(problem(roleBuilderMessages, 'required')),
    minVolunteers: fewest,
    skills: z._default(skillTags, []),
    needs: z.optional(wantedNeedsSchema),
    gives: z.nullish(wantedGivesSchema),
    /** With shifts, `maxVolunteers` is the sum of theirs, whatever is sent. */
    shifts: z.optional(shiftListSchema),
  })
  .check(
    z.refine(
      ({ shifts = [], minVolunteers, ...role }) => {
        const inShifts = shifts.reduce((sum, { maxPeople }) => sum + maxPeople, 0);
        return !needsTooMany({ minVolunteers, maxVolunteers: inShifts || role.maxVolunteers });
      },
      { ...problem(roleBuilderMessages, 'fewestAbove'), path: ['minVolunteers'] },
    ),
  );
export type NewRole = z.output<typeof newRoleSchema>;

const addedRole = z.object({
  role_name: text(limits.roleName.max, { min: 1, required: problem(roleEditorMessages, 'name') }),
  description: text(limits.roleDescription.max, {
    min: 1,
    required: problem(roleEditorMessages, 'description'),
  }),
  maxVolunteers: places(problem(roleEditorMessages, 'places')),
  minVolunteers: fewest,
  skills: withSkill,
  needs: z.optional(wantedNeedsSchema),
  gives: z.nullish(wantedGivesSchema),
});

/** A role added in the editor, in the order of its checks. */
export const addedRoleSchema = addedRole.check(fewestFits);

/** The same for an event that exists. */
export const createRoleSchema = z.extend(addedRole, { event_id: idSchema }).check(fewestFits);

/** An existing role in the editor; its texts name the role. What it lacked before it may go on lacking. */
export const roleUpdateSchema = z
  .object({
    id: idSchema,
    role_name: text(limits.roleName.max, { min: 1, required: problem(roleEditorMessages, 'name') }),
    description: text(limits.roleDescription.max),
    maxVolunteers: z.union(
      [z.number(), z.pipe(z.string(), z.transform(Number))],
      problem(roleEditorMessages, 'places'),
    ),
    /** Left out = as it is. */
    minVolunteers: fewest,
    skills: skillTags,
    /** Left out = as they are. */
    needs: z.optional(wantedNeedsSchema),
    /** Left out = as it is; null = nothing. */
    gives: z.nullish(wantedGivesSchema),
  })
  .check((context) => {
    const role = context.value;
    const { max } = limits.rolePlaces;
    const isCount =
      Number.isInteger(role.maxVolunteers) && role.maxVolunteers >= 1 && role.maxVolunteers <= max;
    const refuse = (path: 'description' | 'maxVolunteers', key: 'description' | 'places') => {
      const named = problem(namedRoleMessages, key, { name: role.role_name });
      context.issues.push({ ...issueOf(named, role[path]), path: [path] });
    };
    if (!role.description) refuse('description', 'description');
    if (!isCount) refuse('maxVolunteers', 'places');
  });
export type RoleUpdate = z.output<typeof roleUpdateSchema>;
