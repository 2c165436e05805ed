/** Learning by itself: from outcomes and from the skills that people list, one training at a time (MT-03). */
import type { LearnedTable } from '@saath/matching/learned-skills';
import type { Training } from '@saath/matching/learning/train';
import type { Model } from '@saath/matching/model';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import type { Engine } from '../../../platform/engine/engine.ts';
import { type PackedOutcomes, packOutcomes } from '../../../platform/engine/training.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { unpackFeatures } from '../match-log/policy.ts';
import { learnedColumns, writeModel } from '../model-in-use/policy.ts';
import * as knowledge from '../model-in-use/queries.ts';
import { currentMatching, readsActive } from '../model-in-use/service.ts';
import { isAsWritten, keepFound, type LogFound, lookAtLog } from '../outcome-chain/queries.ts';
import { OUTCOMES_TO_LEARN } from './policy.ts';
import * as queries from './queries.ts';

export type Learning = {
  readonly db: Database;
  readonly now: Clock;
  readonly log: Log;
  readonly engine: Engine;
  /** Of the installation: months are counted in it. */
  readonly timeZone: string;
  /** In place of the engine's, for tests. */
  readonly train?: (input: { outcomes: PackedOutcomes; active: Model }) => Promise<Training>;
};

/** What is learned from at most, the newest: more costs time and tells of people as they were. */
const MOST_OUTCOMES = 20_000;
const MOST_PEOPLE = 80_000;
/** Rows are read in parts, so that this process answers in between. */
const OUTCOMES_AT_ONCE = 1_000;
const LINES_AT_ONCE = 5_000;

/** Minutes after which a training that has not ended is taken for dead; trainings have less time than this. */
const CLAIM = 15;
const TIME_LIMIT = { timeLimit: 5 * 60_000 };

/** Any will do, as long as it stays: the same profiles teach the same. */
const SEED = 20_261_121;

/**
 * `nothing`: too little is new. `busy`: another training is under way, here or in another process. `changed`: the log is not
 * as it was written, so nothing is learned from it.
 */
export type LearnResult = 'learned' | 'nothing' | 'busy' | 'changed';

/** Learns when there are enough new outcomes, and says so when what is in use cannot be read. */
export async function learnWhenDue(learning: Learning): Promise<LearnResult> {
  if (!(await readsActive(learning.db)))
    learning.log.error('the matching version in use cannot be read: day 0 applies');
  return await learn(learning, { least: OUTCOMES_TO_LEARN });
}

/** Once a day, when anything is new: an outcome, or skills of people. */
export async function learnNightly(learning: Learning): Promise<LearnResult> {
  const fromOutcomes = await learn(learning, { least: 1 });
  return fromOutcomes === 'nothing' ? await learn(learning, { least: 'skills' }) : fromOutcomes;
}

/**
 * @param least how many outcomes must be new; `skills` = learns from skills alone, when they have changed enough
 */
export async function learn(
  learning: Learning,
  { least }: { least: number | 'skills' },
): Promise<LearnResult> {
  const { db } = learning;
  const id = newId();
  if (!(await knowledge.claimTraining(db, { id, minutes: CLAIM }))) return 'busy';
  try {
    return await (least === 'skills' ? learnSkillsAlone(learning) : learnAll(learning, least));
  } finally {
    await knowledge.endTraining(db, id);
  }
}

async function learnAll(learning: Learning, least: number): Promise<LearnResult> {
  const { db, engine, train = trainWith(engine) } = learning;
  const { learnedUntil } = await knowledge.readSetting(db);
  const limit = Math.max(1, least);
  const fresh = await queries.countOutcomesSince(db, { since: learnedUntil, limit });
  if (fresh < least) return 'nothing';
  if (!isAsWritten(await lookAtLogNow(learning))) return 'changed';
  const rows = await readOutcomes(db);
  if (rows.length < OUTCOMES_TO_LEARN) return 'nothing';
  const compared = await currentMatching(db);
  const outcomes = packOutcomes(rows);
  const active = compared.knowledge.model;
  const training = await train({ outcomes, active });
  const { model, firstDay } = training;
  const isByComing = training.taughtBy !== 'stars';
  const claim = { outcomes, model, active, firstDay, isByComing };
  const isHarmful = await engine.run('isWorseThanFirstDay', claim, TIME_LIMIT);
  await keepVersion(learning, {
    model,
    learned: await learnTable(learning),
    outcomes: rows.length,
    training,
    isBetter: training.isBetter && !isHarmful,
    comparedWith: compared.modelId,
    learnedUntil: rows[0]?.at ?? null,
  });
  return 'learned';
}

/** Looks whether the log is as it was written, and keeps what was found for the page. */
export async function lookAtLogNow({ db, now, log }: Learning): Promise<LogFound> {
  const found = await lookAtLog(db);
  await keepFound(db, { found, at: now() });
  if (!isAsWritten(found))
    log.error({ found }, 'the log of outcomes was changed: nothing is learned from it');
  return found;
}

/** So much more or fewer profiles than before are worth a version of their own. */
const NEW_PROFILES = { share: 0.1, least: 20 };

/** The weights stay as they are. */
async function learnSkillsAlone(learning: Learning): Promise<LearnResult> {
  const { db } = learning;
  const compared = await currentMatching(db);
  const active = compared.modelId ? await knowledge.findVersion(db, compared.modelId) : undefined;
  const [newest] = await knowledge.newestVersions(db, 1);
  const learned = await learnTable(learning);
  const before = newest?.learnedProfiles ?? 0;
  const change = Math.abs(learned.profiles - before);
  if (change < Math.max(NEW_PROFILES.least, NEW_PROFILES.share * before)) return 'nothing';
  await keepVersion(learning, {
    model: compared.knowledge.model,
    learned,
    outcomes: active?.outcomes ?? 0,
    training: undefined,
    isBetter: true,
    comparedWith: compared.modelId,
  });
  return 'learned';
}

function trainWith(engine: Engine): NonNullable<Learning['train']> {
  return async (input) => await engine.run('train', input, TIME_LIMIT);
}

type Version = {
  readonly model: Model;
  readonly learned: LearnedTable;
  readonly outcomes: number;
  readonly training: Training | undefined;
  readonly isBetter: boolean;
  /** What was in use meanwhile; null = day 0. */
  readonly comparedWith: string | null;
  readonly learnedUntil?: Date | null;
};

/** Stores a version, and switches it on when it is better than what it was compared with and that is in use still. */
async function keepVersion({ db, now }: Learning, version: Version): Promise<void> {
  const { model, learned, outcomes, training, isBetter, comparedWith, learnedUntil } = version;
  await inTransaction(db, async (tx) => {
    const setting = await knowledge.lockSetting(tx);
    const id = newId();
    const number = await knowledge.insertModel(tx, {
      id,
      madeAt: now(),
      model: writeModel(model),
      ...learnedColumns(learned),
      outcomes,
      counts: JSON.stringify(training?.counts ?? {}),
      heldOut: training ? JSON.stringify(training.heldOut) : null,
      comparison: training?.comparison ? JSON.stringify(training.comparison) : null,
      taughtBy: training?.taughtBy ?? null,
      isBetter,
      activatedAt: null,
    });
    if (learnedUntil) await knowledge.changeSetting(tx, { learnedUntil });
    if (isBetter && setting.isAutomatic && setting.activeModel === comparedWith)
      await activate(tx, { id, number, actorId: null, at: now() });
  });
}

/** The caller holds the setting's row. It applies in all processes once the transaction is committed. */
export async function activate(
  tx: Tx,
  given: { id: string | null; number: number; actorId: string | null; at: Date },
): Promise<void> {
  const { id, number, actorId, at } = given;
  await knowledge.changeSetting(tx, { activeModel: id });
  if (id) await knowledge.noteActivation(tx, id, at);
  await writeAudit(tx, { action: 'matching.switched', actorId, at, details: { count: number } });
}

/** The newest first, read a part at a time. */
async function readOutcomes(db: Database) {
  const rows: queries.Taught[] = [];
  for (;;) {
    const limit = Math.min(OUTCOMES_AT_ONCE, MOST_OUTCOMES - rows.length);
    const part = await queries.outcomesBefore(db, { last: rows.at(-1), limit });
    rows.push(...part);
    if (part.length < limit || rows.length === MOST_OUTCOMES) break;
  }
  return rows.map(({ at, roleId, organiserId, area, accepted, attended, good, ...row }) => ({
    at,
    roleId,
    organiserId,
    area,
    features: unpackFeatures(row),
    answers: { accepted, attended, good },
  }));
}

/** From people alone: a role asks for first aid and Urdu, and nobody with the one has the other for that. */
async function learnTable({ db, engine }: Learning): Promise<LearnedTable> {
  const texts = await readLines(db, queries.skillsOfPeople, MOST_PEOPLE);
  return await engine.run('learnSkills', { texts, seed: SEED }, TIME_LIMIT);
}

async function readLines(
  db: Database,
  read: typeof queries.skillsOfPeople,
  most: number,
): Promise<string[]> {
  const texts: string[] = [];
  let before: string | null = null;
  for (let count = 0; count < most; count += LINES_AT_ONCE) {
    const { text, next }: Awaited<ReturnType<typeof read>> = await read(db, {
      before,
      limit: LINES_AT_ONCE,
    });
    if (text) texts.push(text);
    if (!next) break;
    before = next;
  }
  return texts;
}
