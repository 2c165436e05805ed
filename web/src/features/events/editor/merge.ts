/** Two people edit one event: what differs, and how both changes are kept (EV-10). Pure functions only. */

import { formatNames } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { givesText } from '../eligibility/gives.tsx';
import { needsText } from '../eligibility/needs.tsx';
import { modeName } from '../form/places.tsx';
import type { EventValues } from '../form/values.ts';
import type { RoleValues } from '../roles/role-values.ts';
import { typeName } from '../type-name.ts';
import type { EditorRole, EditorValues } from './values.ts';

type DetailField = keyof EventValues;

const detailLabels: Readonly<Record<DetailField, Text>> = {
  title: m.title,
  type: m.kind_of_event,
  startTime: m.starts,
  endTime: m.ends,
  location: m.location,
  mapPoint: m.point_on_the_map,
  description: m.description,
  mode: m.how_places_are_given,
  travelMinutes: m.way_in_minutes,
};
const detailFields = Object.keys(detailLabels) as DetailField[];

const roleLabels: Readonly<Record<keyof RoleValues, Text>> = {
  role_name: m.role_field_name,
  description: m.role_field_description,
  maxVolunteers: m.role_field_places,
  minVolunteers: m.role_field_minimum,
  skills: m.role_field_skills,
  needs: m.role_field_needs,
  gives: m.role_field_gives,
};
const roleFields = Object.keys(roleLabels) as (keyof RoleValues)[];

export type Difference = {
  key: string;
  label: string;
  mine: string;
  theirs: string;
  /** Whose value stays when one goes on editing: one's own where one changed it, theirs elsewhere. */
  keeps: 'mine' | 'theirs';
};

/** Three versions of one form: as it was when editing began, as it is typed, and as somebody else saved it. */
export type Versions = { base: EditorValues; mine: EditorValues; theirs: EditorValues };

/** Every field whose typed value is not the one that somebody else saved. */
export function differencesOf({ base, mine, theirs }: Versions): Difference[] {
  const details = detailFields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      key: field,
      label: detailLabels[field](),
      mine: shownDetail(field, mine),
      theirs: shownDetail(field, theirs),
      keeps: mine[field] === base[field] ? ('theirs' as const) : ('mine' as const),
    }));
  return [...details, ...mine.roles.flatMap((role) => roleDifferences(role, base, theirs))].concat(
    theirs.roles.filter(({ id }) => !roleOf(mine, id)).map(addedRole),
  );
}

/** The typed values where they were changed, and everything else as the others saved it. */
export function mergeOf({ base, mine, theirs }: Versions): EditorValues {
  const details = Object.fromEntries(
    detailFields.map((field) => [field, mine[field] === base[field] ? theirs[field] : mine[field]]),
  ) as EventValues;
  return { ...details, roles: theirs.roles.map((role) => mergedRole(role, base, mine)) };
}

/** Roles that were written in here and that somebody else deleted meanwhile: no save can hold them. */
export function lostRoles({ base, mine, theirs }: Versions): EditorRole[] {
  return mine.roles.filter((role) => {
    const before = roleOf(base, role.id);
    return before && !isSameRole(before, role) && !roleOf(theirs, role.id);
  });
}

/**
 * Whether a version that somebody saved meanwhile touches nothing that this form edits: roles were only added, or ones
 * deleted that nobody wrote in here. Then the form can go on from it without asking.
 */
export function isHarmless({ base, mine, theirs }: Versions): boolean {
  const isSameDetails = detailFields.every((field) => base[field] === theirs[field]);
  return (
    isSameDetails &&
    base.roles.every((role) => {
      const theirRole = roleOf(theirs, role.id);
      const myRole = roleOf(mine, role.id);
      return theirRole ? isSameRole(role, theirRole) : !myRole || isSameRole(role, myRole);
    })
  );
}

/** Whether anything was typed that is not saved. */
export function isChanged(base: EditorValues, mine: EditorValues): boolean {
  return (
    detailFields.some((field) => base[field] !== mine[field]) ||
    mine.roles.some((role) => {
      const before = roleOf(base, role.id);
      return before && !isSameRole(before, role);
    })
  );
}

function roleDifferences(role: EditorRole, base: EditorValues, theirs: EditorValues): Difference[] {
  const theirRole = roleOf(theirs, role.id);
  const name = m.role_rolename({ roleName: theirRole?.role_name ?? role.role_name });
  if (!theirRole)
    return [
      { key: role.id, label: name, mine: describe(role), theirs: m.deleted(), keeps: 'theirs' },
    ];
  const before = roleOf(base, role.id);
  return roleFields
    .filter((field) => shownRole(field, role) !== shownRole(field, theirRole))
    .map((field) => ({
      key: `${role.id}.${field}`,
      label: m.role_and_field({ role: name, field: roleLabels[field]() }),
      mine: shownRole(field, role),
      theirs: shownRole(field, theirRole),
      keeps:
        before && shownRole(field, before) === shownRole(field, role)
          ? ('theirs' as const)
          : ('mine' as const),
    }));
}

function addedRole(role: EditorRole): Difference {
  return {
    key: role.id,
    label: m.role_rolename({ roleName: role.role_name }),
    mine: m.not_there(),
    theirs: describe(role),
    keeps: 'theirs',
  };
}

function mergedRole(theirs: EditorRole, base: EditorValues, mine: EditorValues): EditorRole {
  const before = roleOf(base, theirs.id);
  const typed = roleOf(mine, theirs.id);
  if (!before || !typed) return theirs;
  const fields = Object.fromEntries(
    roleFields.map((field) => [
      field,
      shownRole(field, before) === shownRole(field, typed) ? theirs[field] : typed[field],
    ]),
  ) as RoleValues;
  return { ...fields, id: theirs.id };
}

function roleOf({ roles }: EditorValues, id: string): EditorRole | undefined {
  return roles.find((role) => role.id === id);
}

function isSameRole(one: EditorRole, other: EditorRole): boolean {
  return roleFields.every((field) => shownRole(field, one) === shownRole(field, other));
}

function shownDetail(field: DetailField, values: EditorValues): string {
  if (field === 'type') return typeName(values.type);
  if (field === 'mode') return modeName(values.mode);
  const text = values[field];
  return field === 'startTime' || field === 'endTime' ? text.replace('T', ' ') : text;
}

function shownRole(field: keyof RoleValues, role: EditorRole): string {
  if (field === 'needs') return needsText(role.needs) ?? m.anybody_can();
  if (field === 'gives') return role.gives ? givesText(role.gives) : m.nothing_value();
  return field === 'skills' ? formatNames(role.skills) : role[field];
}

function describe(role: EditorRole): string {
  return m.role_described({ places: Number(role.maxVolunteers), description: role.description });
}
