/** What a move on the board means for the person. Both sides read this. Pure functions only. */

import type { EventNoticeKind } from '../../notices/notices/rules.ts';
import { isComing, type ParticipationState } from '../joining/rules.ts';

/** `none`: the person has nothing to do with the event yet. */
export type BoardState = ParticipationState | 'none';

/** What a person is in an event, as the organiser saw it. */
export type Standing = { readonly state: BoardState; readonly roleId: string | null };

export type MoveEffect = 'given' | 'moved' | 'released';

/**
 * What becomes of the person: a place where there was none, another role, or back among those who wait for an answer.
 * Undefined when nothing would change.
 *
 * @param toRoleId null = no role
 */
export function effectOf(from: Standing, toRoleId: string | null): MoveEffect | undefined {
  if (from.state === 'none' || !isComing(from.state))
    return toRoleId === null ? undefined : 'given';
  if (toRoleId === null) return 'released';
  return toRoleId === from.roleId ? undefined : 'moved';
}

/** The kind of news, which decides whether it goes by mail as well. */
export const noticeKindOf: Readonly<Record<MoveEffect, EventNoticeKind>> = {
  given: 'decision',
  moved: 'change',
  released: 'change',
};
