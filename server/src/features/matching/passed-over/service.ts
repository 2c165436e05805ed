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
  const names = namesOf(rows);
  return auditOf(head, meritHead(known, dayZero.good), known).map((group) => {
    const isIn = ({ asked }: (typeof people)[number]) => groupsOf(asked).some(isSame(group));
    const own = requests.filter(isIn);
    return {
      ...group,
      name: group.kind === 'organiser' ? (names.get(group.name) ?? group.name) : group.name,
      inFirstTen: shareOf(shown.filter(isIn).length, shown.length),
      saidYes: shareOf(own.filter(({ row }) => row.decision !== 'declined').length, own.length),
    };
  });
}

/** Organisers by their ids; of those who share a name the address says who is meant. */
function namesOf(rows: readonly AuditRow[]): Map<string, string> {
  const organisers = new Map(
    rows.map(({ organiserId, organiserName, organiserEmail }) => [
      organiserId ?? '',
      { name: organiserName ?? '', email: organiserEmail ?? '' },
    ]),
  );
  const alike = Map.groupBy(organisers.values(), ({ name }) => name);
  const told = [...organisers].map(([id, { name, email }]) => {
    const isAlone = alike.get(name)?.length === 1;
    return [id, isAlone ? name : `${name} (${email})`] as const;
  });
  return new Map(told);
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
    organiserId: row.organiserId ?? undefined,
  };
}
