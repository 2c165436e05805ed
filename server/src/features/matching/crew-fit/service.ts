/** How people for a role stand to its crews: whom none of them can take now, and who would bring what one lacks (EL-02). */

import { crewGapMessages } from '@saath/contract/events/crew-rules/messages';
import type { CrewGap, CrewLack } from '@saath/contract/events/crew-rules/rules';
import { ADULT, type Requirements } from '@saath/contract/events/eligibility/rules';
import { type Said, say } from '@saath/contract/texts';
import type { RoleNeed } from '@saath/matching/need';
import type { Database } from '../../../platform/database.ts';
import { crewRulesOf } from '../../events/crew-rules/policy.ts';
import {
  type CrewPart,
  type Crews,
  crewsOf,
  gapsIn,
  lacksIn,
} from '../../events/crew-rules/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { type ShiftRow, shiftsOfRole } from '../../events/shifts/queries.ts';

type Asked = {
  readonly role: RoleRow;
  readonly event: EventRow;
  /** Nobody is in the crew of another shift. */
  readonly shift?: ShiftRow | undefined;
  readonly userIds: readonly string[];
};

/** The crews of a role in which a place is left, by the time that they have; all of them where none has one. */
type OpenCrews = {
  readonly crews: Crews;
  readonly parts: readonly (CrewPart & Partial<Pick<ShiftRow, 'startsAt' | 'endsAt'>>)[];
};

async function openCrews(db: Database, { role, event, shift, userIds }: Asked): Promise<OpenCrews> {
  const crews = await crewsOf(db, { event, roles: [role], userIds });
  const shifts = shift ? [shift] : await shiftsOfRole(db, { eventId: event.id, roleId: role.id });
  const roleId = role.id;
  const parts =
    shifts.length > 0
      ? shifts.map(({ id, startsAt, endsAt }) => ({ roleId, shiftId: id, startsAt, endsAt }))
      : [{ roleId, shiftId: null }];
  const free = parts.filter((part) => {
    const crew = crews.crewOf(part);
    return crew && crew.userIds.length < crew.places;
  });
  return { crews, parts: free.length > 0 ? free : parts };
}

/** Why no crew at one of the times of the role can take somebody; nothing is read where it asks for nothing of the sort. */
export type CrewLacks = (userId: string, need: RoleNeed) => readonly CrewLack[];

export async function crewLacksFor(db: Database, asked: Asked): Promise<CrewLacks> {
  if (!crewRulesOf(asked.role)) return () => [];
  const { crews, parts } = await openCrews(db, asked);
  return (userId, { event: { startsAt, endsAt } }) => {
    const atThatTime = parts.filter(
      (part) => part.startsAt?.getTime() === startsAt && part.endsAt?.getTime() === endsAt,
    );
    const each = (atThatTime.length > 0 ? atThatTime : parts).map((part) =>
      lacksIn(crews, { part, userId }),
    );
    return each.toSorted((a, b) => a.length - b.length)[0] ?? [];
  };
}

/** Nobody in particular: has no paper, may be a minor, and is new. */
const ANYBODY = '00000000-0000-0000-0000-000000000000';

/** What somebody has to have to come into any crew of the role now; undefined where crews keep nobody out for it. */
export async function askedByCrews(
  db: Database,
  asked: Omit<Asked, 'userIds'>,
): Promise<Requirements | undefined> {
  if (!crewRulesOf(asked.role)) return undefined;
  const { crews, parts } = await openCrews(db, { ...asked, userIds: [] });
  const keep = parts.map((part) => lacksIn(crews, { part, userId: ANYBODY }));
  const isEverywhere = (why: CrewLack['why']) =>
    keep.every((lacks) => lacks.some((lack) => lack.why === why));
  const kind = asked.role.crewKind;
  const oneOf = kind && isEverywhere('kept_for_paper') ? [kind] : [];
  const minAge = isEverywhere('needs_adults') ? ADULT : null;
  return oneOf.length > 0 || minAge ? { oneOf, minAge } : undefined;
}

/** What each of the people would bring that a crew lacks into which they can come, in words. */
export async function gapsFor(
  db: Database,
  asked: Asked,
): Promise<(userId: string) => readonly Said[]> {
  if (!crewRulesOf(asked.role) || asked.userIds.length === 0) return () => [];
  const { crews, parts } = await openCrews(db, asked);
  const kinds = await kindsOfRoles(db, [asked.role]);
  const inWords = (gap: CrewGap) =>
    gap.why === 'adult'
      ? say(crewGapMessages, 'adult')
      : say(crewGapMessages, 'paper', {
          asked: kinds.find(({ id }) => id === gap.kindId)?.name ?? '',
        });
  return (userId) => {
    const open = parts.filter((part) => lacksIn(crews, { part, userId }).length === 0);
    const gaps = open.flatMap((part) => gapsIn(crews, { part, userId }));
    return [...new Map(gaps.map((gap) => [gap.why, gap] as const)).values()].map(inWords);
  };
}
