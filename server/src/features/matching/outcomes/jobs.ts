/** Follows the stories of participations: who was decided about, with what was known then, and what came of it (MT-07). */
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import type { MatchSource } from '../../../platform/tables/matching.ts';
import { findEvent } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import { decisionsIn, type PastStep, type StoryDecision } from '../match-log/policy.ts';
import * as log from '../match-log/queries.ts';
import { numberColumns, settleDecisions, type Told } from '../match-log/service.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { type Fit, fitsForRoles } from '../suggest/service.ts';

export type DecisionLog = {
  readonly db: Database;
  readonly now: Clock;
  /** Of the installation: months are counted in it. */
  readonly timeZone: string;
  /** Of a decision that is older, in milliseconds, nobody knows any more what the person was like then; a day without it. */
  readonly stillKnown?: number;
};

/** What is looked at in one transaction, and how often in one run: an event of thousands takes several runs. */
const BATCH = 250;
const MOST_BATCHES = 12;

const STILL_KNOWN = 86_400_000;

/**
 * Looks at what went on since the last run. Safe to run twice and in several processes at once: a step is one decision, and
 * what came of it is written from the whole story each time.
 *
 * @returns how many participations were looked at
 */
export async function followDecisions(decisions: DecisionLog): Promise<number> {
  let count = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const looked = await followBatch(decisions);
    count += looked;
    if (looked < BATCH) break;
  }
  return count;
}

async function followBatch(decisions: DecisionLog): Promise<number> {
  const { db, timeZone, stillKnown = STILL_KNOWN } = decisions;
  const now = decisions.now();
  const due = await log.duePairs(db, BATCH);
  const timed = await log.decisionsDue(db, { now, limit: BATCH - due.length });
  const pairs = distinct([...due, ...timed]);
  if (pairs.length === 0) return 0;
  const stories = await storiesWith(db, pairs, now);
  const fresh = stories.flatMap((story) =>
    newDecisions(story, new Date(now.getTime() - stillKnown)),
  );
  const numbers = await numbersFor(db, { fresh, now });
  await inTransaction(db, async (tx) => {
    const left: (typeof fresh)[number][] = [];
    for (const row of fresh) if (!(await log.decideShown(tx, row))) left.push(row);
    await log.insertDecisions(
      tx,
      left.flatMap((row) => {
        const known = numbers(row);
        return known ? [{ ...row, ...known }] : [];
      }),
    );
    const told = new Map(stories.flatMap(({ decided }) => decided));
    await settleDecisions(tx, { told, now, timeZone });
    await log.deleteDue(
      tx,
      due.map(({ sequence }) => sequence),
    );
    await log.endLooking(tx, { ids: timed.map(({ id }) => id), now });
  });
  return due.length + timed.length;
}

function distinct(pairs: readonly log.Pair[]): log.Pair[] {
  const known = new Map(pairs.map((pair) => [`${pair.eventId} ${pair.userId}`, pair] as const));
  return [...known.values()];
}

type Story = {
  readonly row: log.StoryRow;
  /** Its decisions by the step that made each. */
  readonly decided: readonly (readonly [string, Told])[];
  /** The steps of which the log knows the decision. */
  readonly known: ReadonlySet<string>;
};

async function storiesWith(db: Database, pairs: readonly log.Pair[], now: Date): Promise<Story[]> {
  const rows = await log.storiesOf(db, pairs);
  const changeIds = rows.flatMap(({ steps }) => steps.map(({ id }) => id));
  const known = new Map(
    (await log.knownDecisions(db, changeIds)).map(
      ({ changeId, roleId }) => [changeId ?? '', roleId] as const,
    ),
  );
  return rows.map((row) => {
    // Which role a step was about, a participation does not keep: the log does.
    const isNewRole = (step: PastStep, before: PastStep) =>
      known.has(step.id) || (known.get(before.id) ?? row.roleId) !== row.roleId;
    const steps = row.steps.map((step) => ({ ...step, at: new Date(step.at) }));
    const { userId, startTime, isCancelled, isLeaving, stars, usualCount, usualSum } = row;
    const usual = { count: usualCount, sum: usualSum };
    const facts = { userId, startTime, isCancelled, isLeaving, stars, usual, now };
    return {
      row,
      known: new Set(known.keys()),
      decided: decisionsIn(steps, row, isNewRole).map(
        (story) => [story.step.id, { story, facts }] as const,
      ),
    };
  });
}

/** What is to be written down: decisions about a role that are new and not from before a moment. */
function newDecisions({ row, decided, known }: Story, since: Date): log.NewDecision[] {
  const { eventId, userId, roleId } = row;
  if (roleId === null) return [];
  return decided.flatMap(([changeId, { story }]) => {
    const { step, decision, isAsked } = story;
    if (known.has(changeId) || step.at < since) return [];
    const place = { eventId, userId, roleId, changeId, source: sourceOf(story) };
    return [{ ...place, decision, decidedAt: step.at, isAsked }];
  });
}

/** Of somebody who had not been shown for the role. */
function sourceOf({ step, decision, isAsked }: StoryDecision): MatchSource {
  if (decision === 'declined') return 'queue';
  if (step.from === 'waitlisted' || decision === 'offered') return 'wait-list';
  return isAsked ? 'organiser' : 'own-request';
}

/** What the engine says of those who were not shown, at this moment: some seconds after the decision, mostly. */
async function numbersFor(
  db: Database,
  { fresh, now }: { fresh: readonly log.NewDecision[]; now: Date },
): Promise<(row: log.NewDecision) => ReturnType<typeof numberColumns> | undefined> {
  const shown = new Set((await log.shownAmong(db, fresh)).map(keyOf));
  const unknown = fresh.filter((row) => !shown.has(keyOf(row)));
  const { modelId } = await currentMatching(db);
  const fits = new Map<string, Fit>();
  for (const [eventId, rows] of Map.groupBy(unknown, (row) => row.eventId)) {
    const event = await findEvent(db, eventId);
    const roles = event ? await rolesOf(db, [eventId]) : [];
    for (const role of roles) {
      const userIds = rows.filter(({ roleId }) => roleId === role.id).map(({ userId }) => userId);
      if (!event || userIds.length === 0) continue;
      const found = await fitsForRoles(db, { roles: [role], event, userIds, now });
      for (const [userId, fit] of found.get(role.id) ?? [])
        fits.set(keyOf({ roleId: role.id, userId }), fit);
    }
  }
  return (row) => {
    const fit = fits.get(keyOf(row));
    return fit && numberColumns(fit, modelId);
  };
}

function keyOf({ roleId, userId }: { roleId: string; userId: string }): string {
  return `${roleId} ${userId}`;
}
