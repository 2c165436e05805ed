/** From evidence to reasons. A reason names nothing that did not move the score. */
import type { Evidence } from './evidence.ts';
import type { Reason } from './reasons.ts';
import { isSameSkill } from './tags.ts';
import { dayZeroWeights, type Features } from './weights.ts';

/** `moved` is how far it moves the log-odds, without a sign. */
type WeighedReason = { readonly reason: Reason; readonly moved: number };

/** What moved the log-odds less than this is not worth a line: an odds ratio of 1.05. */
const WORTH_SAYING = 0.05;

/**
 * The reasons for a score: what speaks for the person, then what speaks against, each with the
 * strongest first. `contributions` are those that the score was made of.
 */
export function reasonsOf(evidence: Evidence, contributions: Features): Reason[] {
  const weighed = [...skillReasons(evidence), ...otherReasons(evidence, contributions)].filter(
    ({ moved }) => moved >= WORTH_SAYING,
  );
  weighed.sort((a, b) => order(a.reason) - order(b.reason) || b.moved - a.moved);
  return weighed.map(({ reason }) => reason);
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

/** Skills share one feature, so each is weighed by what the score would lose or gain by it. */
function skillReasons({ skills }: Evidence): WeighedReason[] {
  const each = dayZeroWeights.skills / skills.length;
  const reasons: WeighedReason[] = [];
  const missing: string[] = [];
  for (const { asked, offered, similarity } of skills) {
    if (offered === undefined) {
      missing.push(asked);
      continue;
    }
    const kind = isSameSkill(similarity) ? 'has-skill' : 'close-skill';
    reasons.push({ reason: { kind, tone: 'for', asked, offered }, moved: each * similarity });
  }
  if (missing.length > 0) {
    reasons.push({ reason: missingReason(missing, skills.length), moved: each * missing.length });
  }
  return reasons;
}

function missingReason(missing: readonly string[], asked: number): Reason {
  return missing.length === asked
    ? { kind: 'no-asked-skill', tone: 'against' }
    : { kind: 'lacks-skills', tone: 'against', missing };
}

function otherReasons(evidence: Evidence, contributions: Features): WeighedReason[] {
  const { experienceYears, attendance, timesInRole } = evidence;
  const reasons: readonly [Reason | undefined, number][] = [
    [interestReason(evidence), contributions.interest],
    [freeReason(evidence, toneOf(contributions.freeTime)), contributions.freeTime],
    [{ kind: 'experience', tone: 'for', years: experienceYears }, contributions.experience],
    [
      { kind: 'attendance', tone: toneOf(contributions.attendance), ...attendance },
      contributions.attendance,
    ],
    [{ kind: 'same-role', tone: 'for', times: timesInRole }, contributions.sameRole],
    [turnReason(evidence, toneOf(contributions.rest)), contributions.rest],
  ];
  return reasons.flatMap(([reason, moved]) => (reason ? { reason, moved: Math.abs(moved) } : []));
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

function turnReason({ lastTurn }: Evidence, tone: Reason['tone']): Reason | undefined {
  if (!lastTurn) return undefined;
  return lastTurn.isNew
    ? { kind: 'newcomer', tone: 'for' }
    : { kind: 'last-turn', tone, days: lastTurn.days };
}

function toneOf(contribution: number): Reason['tone'] {
  return contribution > 0 ? 'for' : 'against';
}
