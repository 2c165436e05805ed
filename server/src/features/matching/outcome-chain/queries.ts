/** The chain of hashes over the log of outcomes: by it everybody sees when somebody else changed what is learned from (ADR 46). */
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';

/** Says that these outcomes stand there, or are gone, by the product's own doing. Waits for others who do so. */
export async function sealOutcomes(tx: Tx, decisionIds: readonly string[]): Promise<void> {
  if (decisionIds.length > 0) await sql`select match_seal(${decisionIds}::uuid[])`.execute(tx);
}

/** What a look at the log found. */
export type LogFound = {
  /** Outcomes that stand there as they were written. */
  readonly sound: number;
  /** Outcomes that say something else than was written, */
  readonly changed: number;
  /** that are gone, though nobody dropped them, */
  readonly missing: number;
  /** and that the product did not write. */
  readonly added: number;
  /** Whether a link was changed, taken out or cut off; then nothing from there on is vouched for. */
  readonly isBroken: boolean;
};

export function isAsWritten({ changed, missing, added, isBroken }: LogFound): boolean {
  return changed + missing + added === 0 && !isBroken;
}

/** The first link that does not follow from the one before it; one past the last where the end was cut off; null when all hold. */
const brokenAt = sql`
  coalesce(
    (
      select min(sequence) from (
        select sequence, hash, match_hash(
          coalesce(lag(hash) over places, '\\x'), decision_id, digest
        ) as right_hash, row_number() over places as place
        from match_link window places as (order by sequence)
      ) as link
      where hash <> right_hash or sequence <> place
    ),
    (
      select coalesce(max(sequence), 0) + 1 from match_link
      having coalesce(max(sequence), 0) <> (select chain_length from match_setting)
        or (select hash from match_link order by sequence desc limit 1) is distinct from (
          select nullif(chain_end, '\\x') from match_setting
        )
    )
  )`;

/** What each decision has to be by its newest link, beside what it is. */
const compared = sql`
  select coalesce(known.id, said.decision_id) as id, match_digest(known) as stands, said.digest as said, said.sequence
  from match_decision as known
  full join (
    select distinct on (decision_id) decision_id, digest, sequence from match_link order by decision_id, sequence desc
  ) as said on said.decision_id = known.id`;

/** Looks at all of it: some seconds for a million outcomes. */
export async function lookAtLog(db: Database): Promise<LogFound> {
  const { rows } = await sql<LogFound>`
    select count(*) filter (where stands = said)::int as sound,
      count(*) filter (where stands <> said)::int as changed,
      count(*) filter (where stands is null and said is not null)::int as missing,
      count(*) filter (where stands is not null and said is null)::int as added,
      (${brokenAt}) is not null as is_broken
    from (${compared}) as outcome`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count found nothing at all');
  return found;
}

/**
 * Takes out of the log what is not vouched for, and begins the chain anew from what is left.
 *
 * @returns how many outcomes were taken out
 */
export async function leaveUnprovedOut(tx: Tx): Promise<number> {
  await sql`select from match_setting for update`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    with broken as (select (${brokenAt}) as at)
    delete from match_decision where id in (
      select id from (${compared}) as outcome cross join broken
      where stands is not null and (said is distinct from stands or coalesce(sequence >= broken.at, false))
    )`.execute(tx);
  await sql`delete from match_link`.execute(tx);
  await sql`update match_setting set chain_length = 0, chain_end = default`.execute(tx);
  await sql`
    select match_seal(coalesce(array_agg(id order by outcome_at, id), '{}'))
    from match_decision where outcome_at is not null`.execute(tx);
  return Number(numAffectedRows);
}

/** Kept for the page: a look takes too long for a call. */
export async function keepFound(
  db: Database,
  { found, at }: { found: LogFound; at: Date },
): Promise<void> {
  await db
    .updateTable('matchSetting')
    .set({ logFound: JSON.stringify(found), logLookedAt: at })
    .where('id', '=', true)
    .execute();
}
