/** What happens to typed changes while an event is edited (EV-10). Pure functions over one value. */
import type { Event } from '@saath/contract/events/events/schema';
import { isHarmless, mergeOf, type Versions } from './merge.ts';
import { type EditorValues, valuesOf } from './values.ts';

export type Editing = {
  /** The version that the typed values started from; a save is refused when it is no longer the newest. */
  readonly base: Event;
  readonly mine: EditorValues;
  /** Somebody else's later version, while the organiser decides what to do about it. */
  readonly theirs?: Event;
};

export function startEditing(event: Event): Editing {
  return { base: event, mine: valuesOf(event) };
}

export function versionsOf({ base, mine }: Editing, theirs: Event): Versions {
  return { base: valuesOf(base), mine, theirs: valuesOf(theirs) };
}

/** A newer version was read. Roles that were added or taken away (from this very page, mostly) are simply followed. */
export function followEvent(editing: Editing, fresh: Event): Editing {
  if (fresh.updatedAt === editing.base.updatedAt || editing.theirs) return editing;
  const versions = versionsOf(editing, fresh);
  return isHarmless(versions) ? { base: fresh, mine: mergeOf(versions) } : editing;
}

/** A save was refused because of `theirs`. */
export function meetConflict({ base, mine }: Editing, theirs: Event): Editing {
  return { base, mine, theirs };
}

/** Go on from their version, with every own change still in place. */
export function keepEditing(editing: Editing): Editing {
  const { theirs } = editing;
  if (!theirs) return editing;
  return { base: theirs, mine: mergeOf(versionsOf(editing, theirs)) };
}

/** Give one's own changes up. */
export function loadTheirs(editing: Editing): Editing {
  return editing.theirs ? startEditing(editing.theirs) : editing;
}

export type Places = { readonly roleId: string; readonly maxVolunteers: number };

/** The number of people of a role was changed from this very page, by setting its shifts. */
export function followPlaces(editing: Editing, { roleId, maxVolunteers }: Places): Editing {
  const { base, mine } = editing;
  return {
    ...editing,
    base: {
      ...base,
      role: base.role.map((role) => (role.id === roleId ? { ...role, maxVolunteers } : role)),
    },
    mine: {
      ...mine,
      roles: mine.roles.map((role) =>
        role.id === roleId ? { ...role, maxVolunteers: String(maxVolunteers) } : role,
      ),
    },
  };
}
