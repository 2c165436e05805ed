/** Who is not asked, and why, in words. */
import { limits } from '@saath/contract/limits';
import { roleInvitationMessages } from '@saath/contract/office/role-invitations/messages';
import type { NotInvited } from '@saath/contract/office/role-invitations/schema';
import { type Said, say } from '@saath/contract/texts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import { sayReason } from '../../matching/suggest/service.ts';
import { obstaclesIn } from '../../places/why-not/present.ts';
import type { FoundRow } from './queries.ts';
import type { NotAsked, RoleInvitation } from './service.ts';

type Person = NotInvited['people'][number];
type Why = Person['why'][number];

/** Reasons that speak of skills alone. */
const aboutSkills: ReadonlySet<string> = new Set(['lacks-skills', 'no-asked-skill', 'no-skills']);

export function presentNotAsked({ noPlaceLeft, cannot }: RoleInvitation) {
  return {
    noPlaceLeft: listed(noPlaceLeft, (user) => presentPerson(user, [])),
    cannot: listed(cannot, (each) => presentPerson(each.user, whyNot(each))),
  };
}

function listed<Row>(rows: readonly Row[], present: (row: Row) => Person): NotInvited {
  return { count: rows.length, people: rows.slice(0, limits.notInvited).map(present) };
}

function presentPerson({ id, name, pictureId }: FoundRow, why: Why[]): Person {
  return { userId: id, name, profileImage: presentPicture(pictureId), why };
}

/** What rules the person out; their skills where nothing else does. */
function whyNot({ user, standing, clashes, lacks, explanation }: NotAsked): Why[] {
  const own = [
    ...(user.leavingAt ? [say(roleInvitationMessages, 'leaving')] : []),
    ...(standing?.state === 'withdrawn' && standing.decidedBy === null
      ? [say(roleInvitationMessages, 'withdrew')]
      : []),
  ].map(inText);
  const participation = standing;
  const obstacles = obstaclesIn({ user, participation, clashes, lacks, explanation });
  const found = [...own, ...obstacles];
  if (found.length > 0) return found;
  const skills = explanation.reasons.flatMap((reason) =>
    aboutSkills.has(reason.kind) ? { ...sayReason(reason), event: null } : [],
  );
  return skills.length > 0 ? skills : [inText(say(roleInvitationMessages, 'otherSkills'))];
}

const inText = ({ message: text, wording }: Said): Why => ({ text, wording, event: null });
