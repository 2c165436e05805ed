/** Outcomes as the log holds them, for tests that learn: people whose features decide what became of them. */
import { type Features, forEachFeature, neutral } from '@saath/matching/features';
import { chanceOf, contributionsOf, dayZero } from '@saath/matching/model';
import { packFeatures } from '../features/matching/match-log/policy.ts';
import { sealOutcomes } from '../features/matching/outcome-chain/queries.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { createRandom } from '../seed/random.ts';

const MINUTE = 60_000;

/**
 * Writes down decisions of which it is known what came of them, a minute apart, the last one at `until`. Four people for
 * each role; whether they were of help is decided by `isGood`, and nothing else is known.
 */
export async function givenOutcomes(
  db: Database,
  given: {
    count: number;
    until: Date;
    isGood: (features: Features) => boolean;
    seed?: number;
    /** All outcomes of one event are of one organiser. */
    eventId?: string;
  },
): Promise<void> {
  const { count, until, isGood, seed = 1, eventId = newId() } = given;
  const random = createRandom(seed);
  let roleId = newId();
  const rows = Array.from({ length: count }, (_, index) => {
    if (index % 4 === 0) roleId = newId();
    const share = () => random.below(1001) / 1000;
    const features = {
      ...forEachFeature((feature) => neutral[feature]),
      skills: share(),
      experience: share(),
    };
    const at = new Date(until.getTime() - (count - 1 - index) * MINUTE);
    return {
      id: newId(),
      eventId,
      roleId,
      userId: null,
      changeId: newId(),
      source: 'organiser' as const,
      shownAt: null,
      position: null,
      ...packFeatures(features),
      goodChance: chanceOf(dayZero.good, contributionsOf(dayZero.good, features)),
      acceptChance: 0.4,
      attendChance: 0.8,
      modelId: null,
      decision: 'given' as const,
      decidedAt: at,
      isAsked: true,
      accepted: null,
      attended: null,
      good: isGood(features),
      outcomeAt: at,
      lookAt: null,
    };
  });
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('matchDecision').values(rows).execute();
    await sealOutcomes(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

/** As on the first day: nothing was shown, decided or sealed. */
export async function givenEmptyLog(db: Database): Promise<void> {
  await db.deleteFrom('matchDecision').execute();
  await db.deleteFrom('matchLink').execute();
  const nothing = { chainLength: '0', chainEnd: Buffer.alloc(0) };
  await db
    .updateTable('matchSetting')
    .set({ ...nothing, logFound: null, logLookedAt: null })
    .execute();
}
