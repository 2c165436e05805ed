/** From evidence to reasons. A reason names nothing that did not move the score. */
import type { Evidence } from './evidence.ts';
import { type Features, neutral } from './features.ts';
import type { Head } from './model.ts';
import type { Reason } from './reasons.ts';
import { isCovered } from './score.ts';
import { hasSkill, isOnlyLearned, type SkillMatch } from './skill-coverage.ts';

/** `moved` is how far it moves the log-odds; above 0 it speaks for the person. */
type WeighedReason = { readonly reason: Reason; readonly moved: number };

/** What moved the log-odds less than this is not worth a line: an odds ratio of 1.05. */
const WORTH_SAYING = 0.05;

/**
 * The reasons for a score: what speaks for the person, then what speaks against, each with the
 * strongest first; and whether the strongest of all speaks against. `contributions` are those that
 * the head made of the evidence.
 */
export function reasonsOf(
  evidence: Evidence,
  head: Head,
  contributions: Features,
): { reasons: Reason[]; hasCaveat: boolean } {
  const weighed = [...skillReasons(evidence, head), ...otherReasons(evidence, contributions)]
    .filter(isTold)
    .sort((a, b) => order(a.reason) - order(b.reason) || Math.abs(b.moved) - Math.abs(a.moved));
  const strongest = Math.max(0, ...weighed.map(({ moved }) => moved));
  return {
    reasons: weighed.map(({ reason }) => reason),
    hasCaveat: weighed.some(({ moved }) => -moved > strongest),
  };
}

/** A skill that somebody has is never told as a drawback, whatever was learned about it, nor one that is missing as an asset. */
function isTold({ reason, moved }: WeighedReason): boolean {
  return (reason.tone === 'for' ? moved : -moved) >= WORTH_SAYING;
}

/** What rules the person out, whatever the score. */
export function obstaclesOf({ isBusy, isAway, freeTime }: Evidence): Reason[] {
  const obstacles: Reason[] = [];
  if (isBusy) obstacles.push({ kind: 'busy', tone: 'against' });
  if (isAway) obstacles.push({ kind: 'away', tone: 'against' });
  if (freeTime?.freeMinutes === 0) obstacles.push({ kind: 'not-free', tone: 'against' });
  return obstacles;
}

function order({ tone }: Reason): number {
  return tone === 'for' ? 0 : 1;
}

/** Skills share their features, so each is weighed by what the log-odds would lose without it. */
function skillReasons({ skills, skillCount }: Evidence, head: Head): WeighedReason[] {
  const reasons: WeighedReason[] = [];
  const missing: string[] = [];
  let missed = 0;
  for (const match of skills) {
    if (match.offered === undefined) {
      missing.push(match.asked);
      missed += worthOf(fullMatch, head) / skills.length;
    } else {
      const moved = worthOf(match, head) / skills.length;
      reasons.push({ reason: offeredReason(match, match.offered), moved });
    }
  }
  if (missing.length > 0) {
    const reason: Reason =
      skillCount === 0
        ? { kind: 'no-skills', tone: 'against' }
        : missingReason(missing, skills.length);
    reasons.push({ reason, moved: -missed });
  }
  return reasons;
}

const fullMatch = { similarity: 1, learned: 0 };

/** What one match adds to the log-odds of a role that asks for this skill alone. */
function worthOf(
  { similarity, learned }: Pick<SkillMatch, 'similarity' | 'learned'>,
  { weights }: Head,
): number {
  const match = { asked: '', offered: '', similarity, learned };
  return (
    weights.skills * similarity +
    weights.sameSkills * Number(hasSkill(match)) +
    weights.coveredSkills * Number(isCovered(match)) +
    weights.learnedSkills * learned
  );
}

function offeredReason(match: SkillMatch, offered: string): Reason {
  const { asked } = match;
  if (hasSkill(match)) return { kind: 'has-skill', tone: 'for', asked, offered };
  const kind = isOnlyLearned(match) ? 'learned-skill' : 'close-skill';
  return { kind, tone: 'for', asked, offered };
}

function missingReason(missing: readonly string[], asked: number): Reason {
  return missing.length === asked
    ? { kind: 'no-asked-skill', tone: 'against' }
    : { kind: 'lacks-skills', tone: 'against', missing };
}

function otherReasons(evidence: Evidence, moved: Features): WeighedReason[] {
  const { past } = evidence;
  return [
    ...weighed(interestReason(evidence), moved.interest),
    ...weighed(freeReason(evidence, toneOf(moved.freeTime)), moved.freeTime),
    ...weighed(
      { kind: 'experience', tone: toneOf(moved.experience), years: evidence.experienceYears },
      moved.experience,
    ),
    ...weighed(nearReason(evidence, toneOf(moved.nearby)), moved.nearby),
    ...(past ? pastReasons(past, moved) : []),
  ];
}

function pastReasons(past: NonNullable<Evidence['past']>, moved: Features): WeighedReason[] {
  const { attendance, acceptance, rating, recentTurns } = past;
  return [
    ...weighed(
      {
        kind: 'attendance',
        tone: toneOf(moved.attendance),
        attended: attendance.yes,
        confirmed: attendance.of,
      },
      moved.attendance,
    ),
    ...weighed(
      {
        kind: 'acceptance',
        tone: toneOf(moved.acceptance),
        accepted: acceptance.yes,
        asked: acceptance.of,
      },
      moved.acceptance,
    ),
    ...weighed(
      { kind: 'rating', tone: toneOf(moved.rating), stars: rating.stars / Math.max(1, rating.of) },
      moved.rating,
    ),
    ...weighed(
      { kind: 'same-role', tone: toneOf(moved.sameRole), times: past.sameRole },
      moved.sameRole,
    ),
    ...weighed(
      { kind: 'same-family', tone: toneOf(moved.sameFamily), times: past.sameFamily },
      moved.sameFamily,
    ),
    ...weighed(
      { kind: 'same-organiser', tone: toneOf(moved.sameOrganiser), times: past.sameOrganiser },
      moved.sameOrganiser,
    ),
    ...weighed({ kind: 'load', tone: toneOf(moved.load), turns: recentTurns }, moved.load),
    ...weighed(turnReason(past, toneOf(moved.rest)), moved.rest),
  ];
}

function weighed(reason: Reason | undefined, moved: number): readonly WeighedReason[] {
  return reason ? [{ reason, moved }] : [];
}

function interestReason({ interest: match }: Evidence): Reason | undefined {
  if (!match) return undefined;
  const { interest, closeTo: topic } = match;
  return topic === undefined
    ? { kind: 'interest', tone: 'for', interest }
    : { kind: 'close-interest', tone: 'for', interest, topic };
}

/** Nothing when not one minute is free: that is an obstacle. */
function freeReason({ freeTime }: Evidence, tone: Reason['tone']): Reason | undefined {
  if (!freeTime || freeTime.freeMinutes === 0) return undefined;
  return freeTime.freeMinutes < freeTime.eventMinutes
    ? { kind: 'partly-free', tone, ...freeTime }
    : { kind: 'free', tone: 'for' };
}

function nearReason({ nearness, area }: Evidence, tone: Reason['tone']): Reason | undefined {
  if (nearness === undefined) return undefined;
  const { share, kilometres } = nearness;
  if (kilometres !== undefined)
    return { kind: 'distance', tone, kilometres: Math.round(kilometres) };
  return share > neutral.nearby
    ? { kind: 'nearby', tone, area }
    : { kind: 'elsewhere', tone, area };
}

function turnReason(
  { lastTurn }: NonNullable<Evidence['past']>,
  tone: Reason['tone'],
): Reason | undefined {
  if (!lastTurn) return undefined;
  return lastTurn.isNew
    ? { kind: 'newcomer', tone: 'for' }
    : { kind: 'last-turn', tone, days: lastTurn.days };
}

function toneOf(moved: number): Reason['tone'] {
  return moved > 0 ? 'for' : 'against';
}
