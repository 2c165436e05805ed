/** What each step of the create wizard asks for (EV-04, EV-05). */

import { newEventTimeProblem } from '@saath/contract/events/event-times/rules';
import { eventFormMessages } from '@saath/contract/events/events/messages';
import { newEventSchema } from '@saath/contract/events/events/schema';
import type { Question } from '@saath/contract/events/questions/schema';
import type { TimeLimits } from '@saath/contract/events/time-limits/rules';
import { instantOf } from '@saath/contract/local-time';
import { told } from '@saath/contract/texts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { travelMinutesOf } from '../form/places.tsx';
import type { EventValues, Problems } from '../form/values.ts';
import { type BuiltRole, minimumOf } from '../roles/role-values.ts';
import { frameOf, shiftsProblem } from '../shifts/shift-values.ts';

export const wizardSteps = [m.basic_information, m.event_details, m.volunteer_roles] as const;
export type WizardStep = 0 | 1 | 2;

export type WizardValues = EventValues & {
  /** The branch that was chosen for it; empty for none. */
  branchId: string;
  roles: BuiltRole[];
  /** Asked of who wants to help; their ids are the tab's own, as those of the roles. */
  questions: readonly Question[];
  /** Limits of hours and rest of its own; null = the usual ones of the organisation. */
  timeLimits: TimeLimits | null;
  /** The role that is being written and is not in the list yet. */
  builder: BuiltRole;
  /** The place in the list of the role that the builder changes; null when it writes a new one. */
  editing: number | null;
};

export type WizardField = Exclude<keyof WizardValues, 'builder' | 'editing'> | 'images';
export type WizardProblems = Problems<WizardField>;

const fieldSteps: Readonly<Record<WizardField, WizardStep>> = {
  title: 0,
  branchId: 0,
  startTime: 0,
  endTime: 0,
  type: 1,
  mode: 1,
  travelMinutes: 1,
  location: 1,
  mapPoint: 1,
  description: 1,
  images: 1,
  roles: 2,
  questions: 2,
  timeLimits: 2,
};
const fields = Object.keys(fieldSteps) as WizardField[];

export type Clock = { timeZone: string; now: Date };

type StepProblem = {
  /** For the toast. */
  message: string;
  problems: WizardProblems;
};

/** Everything that is wrong with a step, or undefined when one may go on. */
export function stepProblem(
  step: WizardStep,
  values: WizardValues,
  clock: Clock,
): StepProblem | undefined {
  if (step === 2) return rolesProblem(values, clock);
  const missing = missingFields(step, values);
  if (Object.keys(missing).length > 0)
    return { message: spoken(eventFormMessages, 'required'), problems: missing };
  const tooLong = lengthProblem(step, values);
  if (tooLong) return tooLong;
  const time = step === 0 ? timeProblem(values, clock) : undefined;
  return time && { message: time.message, problems: { [time.field]: time.message } };
}

function rolesProblem(values: WizardValues, { timeZone }: Clock): StepProblem | undefined {
  const { roles } = values;
  if (roles.length === 0)
    return {
      message: spoken(eventFormMessages, 'required'),
      problems: { roles: spoken(eventFormMessages, 'oneRole') },
    };
  const frame = frameOf({ ...values, timeZone });
  for (const { role_name, shifts } of roles) {
    // The event may have got another time since.
    const wrong = frame && shiftsProblem(shifts, frame, role_name);
    if (wrong) return { message: wrong.message, problems: { roles: wrong.message } };
  }
  return undefined;
}

function missingFields(step: WizardStep, values: WizardValues): WizardProblems {
  const required = ['title', 'startTime', 'endTime', 'location', 'description'] as const;
  return Object.fromEntries(
    required
      .filter((field) => fieldSteps[field] === step && !values[field].trim())
      .map((field) => [field, spoken(eventFormMessages, field)]),
  );
}

/** Limits that the specification has no words for come from the contract's schema. */
function lengthProblem(step: WizardStep, values: WizardValues): StepProblem | undefined {
  const result = newEventSchema.safeParse({
    ...values,
    branchId: values.branchId || undefined,
    timeLimits: values.timeLimits ?? undefined,
    travelMinutes: travelMinutesOf(values.travelMinutes),
    role: values.roles.map((role) => ({ ...role, minVolunteers: minimumOf(role) })),
  });
  if (result.success) return undefined;
  for (const { path, message } of result.error.issues) {
    const field = fields.find((name) => name === path[0]);
    if (field && fieldSteps[field] === step) return { message, problems: { [field]: message } };
  }
  return undefined;
}

type TimeProblem = { field: 'startTime' | 'endTime'; message: string };

/** The first broken rule of the times, as far as they are filled in. */
export function timeProblem(
  values: Pick<EventValues, 'startTime' | 'endTime'>,
  { timeZone, now }: Clock,
): TimeProblem | undefined {
  const startTime = instantOf(values.startTime, timeZone);
  const endTime = instantOf(values.endTime, timeZone);
  if (startTime && endTime) {
    const problem = newEventTimeProblem({ startTime, endTime }, now);
    return problem && { field: problem.field, message: told(problem) };
  }
  if (startTime && startTime <= now)
    return { field: 'startTime', message: spoken(eventFormMessages, 'startPast') };
  if (endTime && endTime <= now)
    return { field: 'endTime', message: spoken(eventFormMessages, 'endPast') };
  return undefined;
}

/** Refusals that name no field; a time that is over by now comes with its field. */
const codeFields: Readonly<Record<string, WizardField>> = {
  'branches.closed': 'branchId',
  'branches.not_found': 'branchId',
  'questions.twice': 'questions',
  'roles.duplicate': 'roles',
  'roles.not_found': 'roles',
  'shifts.outside': 'roles',
  'time_limits.impossible': 'timeLimits',
};

/** Where a refusal of the server belongs: its fields, and the first step that holds one. */
export function refusalProblems({
  code,
  message,
  fields: named,
}: {
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}): { step: WizardStep | undefined; problems: WizardProblems } {
  const problems: WizardProblems = {};
  for (const [name, text] of Object.entries(named)) {
    const head = name.split(/[.[]/)[0];
    const field = head === 'role' ? 'roles' : fields.find((known) => known === head);
    if (field) problems[field] ??= text;
  }
  const byCode = code.startsWith('media.') ? 'images' : codeFields[code];
  if (byCode) problems[byCode] ??= message;
  const first = fields.find((field) => problems[field]);
  return { step: first && fieldSteps[first], problems };
}
