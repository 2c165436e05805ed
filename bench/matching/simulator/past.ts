/** What has come of earlier invitations of one volunteer, as the product's database would tell it. */
import { type History, type Interval, noHistory } from '../../../matching/src/need.ts';
import { WEEK } from './roles.ts';
import type { Role } from './world.ts';

/** A place that the person took. */
type Turn = {
  readonly role: Role;
  /** Undefined until the event is over. */
  attended?: boolean;
  stars?: number;
};

export class Past {
  #asked = 0;
  #accepted = 0;
  readonly turns: Turn[] = [];

  get asked(): number {
    return this.#asked;
  }

  invite(role: Role, accepted: boolean): void {
    this.#asked += 1;
    if (!accepted) return;
    this.#accepted += 1;
    this.turns.push({ role });
  }

  settle(role: Role, attended: boolean, stars: number | undefined): void {
    const turn = this.turns.findLast((one) => one.role === role);
    if (!turn) return;
    turn.attended = attended;
    if (stars !== undefined) turn.stars = stars;
  }

  busyDuring({ startsAt, endsAt }: Interval): Interval[] {
    return this.turns
      .map(({ role }) => role.need.event)
      .filter((event) => event.startsAt < endsAt && startsAt < event.endsAt);
  }

  /** Turns in the four weeks around an event. */
  turnsAround({ startsAt }: Interval): number {
    return this.turns.filter(
      ({ role }) => Math.abs(role.need.event.startsAt - startsAt) <= 2 * WEEK,
    ).length;
  }

  /** As seen for one role at one moment. */
  historyFor({ need, organiser, domain }: Role, now: number): History {
    if (this.#asked === 0) return noHistory;
    const over = this.turns.filter(({ attended }) => attended !== undefined);
    const rated = over.flatMap(({ stars }) => stars ?? []);
    const came = over.filter(({ attended }) => attended);
    const last = over.at(-1)?.role.need.event.endsAt ?? null;
    return {
      confirmed: over.length,
      attended: came.length,
      asked: this.#asked,
      accepted: this.#accepted,
      openInvitations: this.turns.length - over.length,
      sameRole: came.filter(({ role }) => role.need.name === need.name).length,
      sameFamily: came.filter(({ role }) => role.domain === domain).length,
      sameOrganiser: came.filter(({ role }) => role.organiser === organiser).length,
      recentTurns: this.turnsAround(need.event),
      ratings: { count: rated.length, sum: rated.reduce((sum, stars) => sum + stars, 0) },
      lastConfirmedAt: last === null ? null : Math.min(last, now),
    };
  }
}
