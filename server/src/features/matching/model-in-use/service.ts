/** What the engine has learned here, and how organisers want it used. */
import { dayZeroKnowledge, type Knowledge } from '@saath/matching/knowledge';
import { learnedSkills } from '@saath/matching/learned-skills';
import type { Database } from '../../../platform/database.ts';
import { readLearned, readModel } from './policy.ts';
import * as queries from './queries.ts';

export type Matching = {
  readonly knowledge: Knowledge;
  /** From 0 to 1: how far people who are already invited elsewhere give way to others. */
  readonly fairness: number;
  /** The version that the knowledge is of; null = day 0. */
  readonly modelId: string | null;
};

/**
 * What applies at this moment: one row is read by its key, so that a switch holds in all processes with the next call.
 * What belongs to a version is decoded once a process. A version that cannot be read counts as day 0; `readsActive` tells.
 */
export async function currentMatching(db: Database): Promise<Matching> {
  const { fairness, activeModel } = await queries.readSetting(db);
  const known = activeModel ? await knowledgeOf(db, activeModel) : undefined;
  return known
    ? { knowledge: known, fairness, modelId: activeModel }
    : { knowledge: dayZeroKnowledge, fairness, modelId: null };
}

/** Whether what was learned can be used; false when the row in use is broken. */
export async function readsActive(db: Database): Promise<boolean> {
  const { activeModel } = await queries.readSetting(db);
  return activeModel === null || (await knowledgeOf(db, activeModel)) !== undefined;
}

/** The version in use and the one before, of this product; tests have several. */
const MOST_KNOWN = 4;
const decoded = new Map<string, Knowledge | undefined>();

/** Versions never change, and no two installations share an id. */
async function knowledgeOf(db: Database, id: string): Promise<Knowledge | undefined> {
  if (decoded.has(id)) return decoded.get(id);
  const row = await queries.findKnowledge(db, id);
  const knowledge = row && decode(row);
  const [oldest] = decoded.keys();
  if (decoded.size >= MOST_KNOWN && oldest) decoded.delete(oldest);
  decoded.set(id, knowledge);
  return knowledge;
}

function decode(
  row: NonNullable<Awaited<ReturnType<typeof queries.findKnowledge>>>,
): Knowledge | undefined {
  const model = readModel(row.model);
  const table = readLearned(row);
  if (!model || !table) return undefined;
  return { model, learned: table.tags.length > 0 ? learnedSkills(table) : undefined };
}
