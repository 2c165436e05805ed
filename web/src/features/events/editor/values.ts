/** An event and its roles as the editor's fields hold them, and the checks before they are saved (EV-10). */

import type { RequestOf } from '@saath/contract/endpoint';
import type { updateEvent } from '@saath/contract/events/events/endpoints';
import { eventEditorMessages, eventFormMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { roleEditorMessages } from '@saath/contract/events/roles/messages';
import { duplicateRole, judgedRole, roleListProblem } from '@saath/contract/events/roles/rules';
import { townMessages } from '@saath/contract/foundation/towns/messages';
import { readMapPoint, writeMapPoint } from '@saath/contract/foundation/towns/rules';
import { limits } from '@saath/contract/limits';
import { instantOf, localTimeOf } from '@saath/contract/local-time';
import { told } from '@saath/contract/texts';
import { spoken } from '../../../lib/spoken.ts';
import { travelMinutesOf } from '../form/places.tsx';
import type { EventField, EventValues } from '../form/values.ts';
import { minimumOf, type RoleValues } from '../roles/role-values.ts';

export type EditorRole = RoleValues & { readonly id: string };
export type EditorValues = EventValues & { roles: EditorRole[] };

export function valuesOf(event: Event): EditorValues {
  const { title, type, location, description, mode, timeZone } = event;
  return {
    title,
    type,
    location,
    mapPoint: event.point ? writeMapPoint(event.point) : '',
    description,
    mode,
    travelMinutes: String(event.travelMinutes),
    startTime: localTimeOf(new Date(event.startTime), timeZone),
    endTime: localTimeOf(new Date(event.endTime), timeZone),
    roles: event.role.map((role) => ({
      id: role.id,
      role_name: role.role_name,
      description: role.description,
      maxVolunteers: String(role.maxVolunteers),
      minVolunteers: String(role.minVolunteers ?? ''),
      skills: role.skills,
      ...(role.needs ? { needs: role.needs } : {}),
      ...(role.gives ? { gives: role.gives } : {}),
    })),
  };
}

/** The body of a save over `base`, the version that was edited. */
export function updateOf(values: EditorValues, base: Event): RequestOf<typeof updateEvent>['body'] {
  const { roles, mapPoint, ...details } = values;
  const point = mapPoint === valuesOf(base).mapPoint ? {} : { mapPoint };
  return {
    ...details,
    ...point,
    travelMinutes: travelMinutesOf(values.travelMinutes),
    startTime: exactTime(values.startTime, base.startTime, base.timeZone),
    endTime: exactTime(values.endTime, base.endTime, base.timeZone),
    updatedAt: base.updatedAt,
    role: roles.map((role) => ({
      ...role,
      maxVolunteers: Number(role.maxVolunteers),
      minVolunteers: minimumOf(role),
    })),
  };
}

/** A time that was not touched goes back as it came, seconds and all, so that a save never moves an event. */
function exactTime(local: string, before: string, timeZone: string): string {
  if (localTimeOf(new Date(before), timeZone) === local) return before;
  return instantOf(local, timeZone)?.toISOString() ?? local;
}

export type EditorProblem = {
  message: string;
  /** Where it is: a field of the event, or a role by its id. */
  field?: EventField;
  roleId?: string | undefined;
};

const required = ['title', 'description', 'location', 'startTime', 'endTime'] as const;

/** The first problem in the words and order of specification §5, or undefined. */
export function editorProblem(
  values: EditorValues,
  base: Pick<Event, 'timeZone' | 'role'>,
): EditorProblem | undefined {
  const missing = required.find((field) => !values[field].trim());
  if (missing) return { message: spoken(eventEditorMessages, 'required'), field: missing };
  return (
    timeOrderProblem(values, base.timeZone) ??
    travelProblem(values) ??
    mapProblem(values) ??
    rolesProblem(values.roles, base.role)
  );
}

/** Whether both times are real and in order. */
export function timeOrderProblem(
  { startTime, endTime }: Pick<EventValues, 'startTime' | 'endTime'>,
  timeZone: string,
): EditorProblem | undefined {
  const start = instantOf(startTime, timeZone);
  const end = instantOf(endTime, timeZone);
  if (!start) return { message: spoken(eventEditorMessages, 'dates'), field: 'startTime' };
  if (!end) return { message: spoken(eventEditorMessages, 'dates'), field: 'endTime' };
  if (end <= start)
    return { message: spoken(eventEditorMessages, 'endBeforeStart'), field: 'endTime' };
  return undefined;
}

function travelProblem({ travelMinutes }: EditorValues): EditorProblem | undefined {
  const minutes = travelMinutesOf(travelMinutes);
  const isFine = Number.isInteger(minutes) && minutes >= 0 && minutes <= limits.travelMinutes.max;
  return isFine
    ? undefined
    : { message: spoken(eventFormMessages, 'travel'), field: 'travelMinutes' };
}

function mapProblem({ mapPoint }: EditorValues): EditorProblem | undefined {
  const isFine = mapPoint.trim() === '' || readMapPoint(mapPoint) !== undefined;
  return isFine ? undefined : { message: spoken(townMessages, 'point'), field: 'mapPoint' };
}

function rolesProblem(
  roles: readonly EditorRole[],
  before: Event['role'],
): EditorProblem | undefined {
  const nameless = roles.find((role) => !role.role_name.trim());
  if (nameless) return { message: spoken(roleEditorMessages, 'name'), roleId: nameless.id };
  const judged = (role: EditorRole) =>
    judgedRole(
      counted(role),
      before.find(({ id }) => id === role.id),
    );
  const problem = roleListProblem(roles.map(judged));
  if (!problem) return undefined;
  const duplicate = duplicateRole(roles);
  const wrong =
    duplicate ?? roles.find((role) => roleListProblem([judged(role)])?.message === problem.message);
  return { message: told(problem), roleId: wrong?.id };
}

function counted(role: EditorRole) {
  const minVolunteers = minimumOf(role);
  return {
    ...role,
    minVolunteers,
    maxVolunteers: role.maxVolunteers.trim() ? Number(role.maxVolunteers) : 0,
  };
}
