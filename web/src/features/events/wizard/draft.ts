/** The unfinished event of this browser tab; its pictures are in `draft-pictures.ts`. */

import { givesSchema, needsSchema } from '@saath/contract/events/eligibility/schema';
import { eventModes, eventTypes } from '@saath/contract/events/events/rules';
import { questionSchema } from '@saath/contract/events/questions/schema';
import { timeLimitsSchema } from '@saath/contract/events/time-limits/schema';
import { idSchema } from '@saath/contract/fields';
import { limits } from '@saath/contract/limits';
import * as z from 'zod/mini';
import { emptyBuiltRole, isEmptyRole } from '../roles/role-values.ts';
import type { WizardStep, WizardValues } from './checks.ts';

const KEY = 'saath.event-draft';

export type Draft = {
  step: WizardStep;
  values: WizardValues;
  /** How many pictures had been chosen: where the browser kept none they must be chosen again. */
  lostPictures: number;
};

export const emptyDraft: Draft = {
  step: 0,
  values: {
    title: '',
    branchId: '',
    type: 'community',
    mode: 'approve',
    travelMinutes: '0',
    startTime: '',
    endTime: '',
    location: '',
    mapPoint: '',
    description: '',
    roles: [],
    questions: [],
    timeLimits: null,
    builder: emptyBuiltRole,
    editing: null,
  },
  lostPictures: 0,
};

const shiftSchema = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  minPeople: z.string(),
  maxPeople: z.string(),
  place: z.string(),
});

const roleSchema = z.object({
  id: z.optional(idSchema),
  role_name: z.string(),
  description: z.string(),
  maxVolunteers: z.string(),
  minVolunteers: z._default(z.string(), ''),
  skills: z.array(z.string()),
  needs: z.optional(needsSchema),
  gives: z.nullish(givesSchema),
  shifts: z._default(z.array(shiftSchema).check(z.maxLength(limits.shiftsPerRole.max)), []),
});

const draftSchema = z.object({
  step: z.literal([0, 1, 2]),
  values: z.object({
    title: z.string(),
    branchId: z._default(z.string(), ''),
    type: z.enum(eventTypes),
    mode: z._default(z.enum(eventModes), 'approve'),
    travelMinutes: z._default(z.string(), '0'),
    startTime: z.string(),
    endTime: z.string(),
    location: z.string(),
    mapPoint: z._default(z.string(), ''),
    description: z.string(),
    roles: z.array(roleSchema).check(z.maxLength(limits.rolesPerEvent.max)),
    questions: z._default(z.array(questionSchema), []),
    timeLimits: z._default(z.nullable(timeLimitsSchema), null),
    builder: roleSchema,
    editing: z.nullable(z.number()),
  }),
  lostPictures: z.number(),
});

/** Undefined when there is none, or one that an older version of the page wrote. */
export function readDraft(storage: Pick<Storage, 'getItem'>): Draft | undefined {
  try {
    return draftSchema.parse(JSON.parse(storage.getItem(KEY) ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps the draft, or forgets it when nothing was written. A full or forbidden storage is no reason to stop working. */
export function writeDraft(storage: Pick<Storage, 'setItem' | 'removeItem'>, draft: Draft): void {
  try {
    if (isUntouched(draft)) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The event can still be created; it only will not survive a reload.
  }
}

export function clearDraft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

/** Whether everything is as the form opens: also what is chosen rather than written, such as a point on the map. */
export function isUntouched({ values, lostPictures }: Draft): boolean {
  const { roles, questions, builder, editing: _editing, ...fields } = values;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const isAsOpened = names.every((name) => fields[name] === emptyDraft.values[name]);
  const isEmpty = roles.length === 0 && questions.length === 0 && lostPictures === 0;
  return isAsOpened && isEmpty && isEmptyRole(builder);
}
