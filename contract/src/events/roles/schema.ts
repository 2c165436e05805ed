/** What a role of an event is on the wire, and the rules of its forms (specification §3 and §5). */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, numberOrText, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
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
  /** Earliest first; none = one time for all. With shifts, `maxVolunteers` is the sum of theirs. */
  shifts: z.array(shiftSchema),
  volunteers: z.array(roleVolunteerSchema),
  event_id: idSchema,
});
export type EventRole = z.output<typeof eventRoleSchema>;

/** Trimmed, blanks dropped, repetitions (without case) dropped. */
const skillTags = z.pipe(
  z
    .array(z.string().check(z.trim(), z.maxLength(limits.skillName.max, 'Skill name too long')))
    .check(
      z.maxLength(
        limits.skillsPerRole.max,
        `Please give at most ${limits.skillsPerRole.max} skills.`,
      ),
    ),
  z.transform((tags: string[]) => [
    ...new Map(tags.filter(Boolean).map((tag) => [nameKey(tag), tag] as const)).values(),
  ]),
);

const places = (message: string) =>
  z.pipe(
    numberOrText(message),
    z
      .int(message)
      .check(z.minimum(limits.rolePlaces.min, message), z.maximum(limits.rolePlaces.max, message)),
  );

/** With how few people a role can do; null = no such number. */
const fewest = z.nullish(
  z
    .int(roleBuilderMessages.fewest)
    .check(
      z.minimum(1, roleBuilderMessages.fewest),
      z.maximum(limits.rolePlaces.max, roleBuilderMessages.fewest),
    ),
);

const withSkill = z.pipe(
  z._default(skillTags, []),
  z.array(z.string()).check(z.minLength(1, roleEditorMessages.skills)),
);

/** Not short of help when it is full. */
const fewestFits = z.refine<{ maxVolunteers: number; minVolunteers?: number | null | undefined }>(
  (role) => !needsTooMany(role),
  { error: roleBuilderMessages.fewestAbove, path: ['minVolunteers'] },
);

/** A role of the create wizard: skills are welcome, not required (specification §5, 'Add role'). */
export const newRoleSchema = z
  .object({
    role_name: text(limits.roleName.max, { min: 1, required: roleBuilderMessages.required }),
    description: text(limits.roleDescription.max, {
      min: 1,
      required: roleBuilderMessages.required,
    }),
    maxVolunteers: places(roleBuilderMessages.required),
    minVolunteers: fewest,
    skills: z._default(skillTags, []),
    /** With shifts, `maxVolunteers` is the sum of theirs, whatever is sent. */
    shifts: z.optional(shiftListSchema),
  })
  .check(
    z.refine(
      ({ shifts = [], minVolunteers, ...role }) => {
        const inShifts = shifts.reduce((sum, { maxPeople }) => sum + maxPeople, 0);
        return !needsTooMany({ minVolunteers, maxVolunteers: inShifts || role.maxVolunteers });
      },
      { error: roleBuilderMessages.fewestAbove, path: ['minVolunteers'] },
    ),
  );
export type NewRole = z.output<typeof newRoleSchema>;

const addedRole = z.object({
  role_name: text(limits.roleName.max, { min: 1, required: roleEditorMessages.name }),
  description: text(limits.roleDescription.max, {
    min: 1,
    required: roleEditorMessages.description,
  }),
  maxVolunteers: places(roleEditorMessages.places),
  minVolunteers: fewest,
  skills: withSkill,
});

/** A role added in the editor, in the order of its checks. */
export const addedRoleSchema = addedRole.check(fewestFits);

/** The same for an event that exists. */
export const createRoleSchema = z.extend(addedRole, { event_id: idSchema }).check(fewestFits);

/** An existing role in the editor; its texts name the role. What it lacked before it may go on lacking. */
export const roleUpdateSchema = z
  .object({
    id: idSchema,
    role_name: text(limits.roleName.max, { min: 1, required: roleEditorMessages.name }),
    description: text(limits.roleDescription.max),
    maxVolunteers: z.union(
      [z.number(), z.pipe(z.string(), z.transform(Number))],
      roleEditorMessages.places,
    ),
    /** Left out = as it is. */
    minVolunteers: fewest,
    skills: skillTags,
  })
  .check((context) => {
    const role = context.value;
    const { max } = limits.rolePlaces;
    const isCount =
      Number.isInteger(role.maxVolunteers) && role.maxVolunteers >= 1 && role.maxVolunteers <= max;
    const refuse = (path: keyof typeof role, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: role[path] });
    if (!role.description) refuse('description', namedRoleMessages.description(role.role_name));
    if (!isCount) refuse('maxVolunteers', namedRoleMessages.places(role.role_name));
  });
export type RoleUpdate = z.output<typeof roleUpdateSchema>;
