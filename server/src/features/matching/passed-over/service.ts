/** Who is passed over, by the installation's own log (MT-13). */
import {
  type Asked,
  auditOf,
  type Group,
  groupsOf,
  meritHead,
} from '@saath/matching/learning/groups';
import { dayZero, type Head } from '@saath/matching/model';
import type { Database } from '../../../platform/database.ts';
import { unpackFeatures } from '../match-log/policy.ts';
import { type AuditRow, newestDecisions } from './queries.ts';

export type PassedOver = ReturnType<typeof auditOf>[number] & {
  readonly inFirstTen: number | null;
  readonly saidYes: number | null;
};

/** As many as tell some groups apart. */
const MOST_DECISIONS = 4_000;
const FIRST_PLACES = 10;

/** What each group gets by the head of what its coming merits, the least first; with what organisers saw, and said. */
export async function readPassedOver(db: Database, head: Head): Promise<PassedOver[]> {
  const rows = await newestDecisions(db, MOST_DECISIONS);
  const people = rows.map((row) => ({ row, asked: askedOf(row) }));
  const known = people.filter(({ row }) => row.good !== null).map(({ asked }) => asked);
  const shown = people.filter(({ row }) => row.position !== null && row.position <= FIRST_PLACES);
  const requests = people.filter(({ row }) => row.decision !== null && !row.isAsked);
  return auditOf(head, meritHead(known, dayZero.good), known).map((group) => {
    const isIn = ({ asked }: (typeof people)[number]) => groupsOf(asked).some(isSame(group));
    const own = requests.filter(isIn);
    return {
      ...group,
      inFirstTen: shareOf(shown.filter(isIn).length, shown.length),
      saidYes: shareOf(own.filter(({ row }) => row.decision !== 'declined').length, own.length),
    };
  });
}

function isSame(group: Group): (other: Group) => boolean {
  return ({ kind, name }) => kind === group.kind && name === group.name;
}

function shareOf(part: number, all: number): number | null {
  return all > 0 ? part / all : null;
}

function askedOf(row: AuditRow): Asked {
  return {
    features: unpackFeatures(row),
    came: row.attended === true || row.good === true,
    weight: 1,
    area: row.area ?? undefined,
    organiserId: row.organiser ?? undefined,
  };
}
