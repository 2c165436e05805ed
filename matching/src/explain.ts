/** The parts of one score as reasons: only what moved it, most important first, caveats last. */
import type { Evidence } from './evidence.ts';
import type { Reason } from './reasons.ts';
import type { SkillMatch } from './skill-coverage.ts';
import type { Feature, Features } from './weights.ts';

/** From here on an offered skill counts as the asked one; below, as close to it. */
const SAME = 0.85;
/** Below, a skill is no help worth naming. */
const CLOSE = 0.25;
const MOST_SKILLS_NAMED = 3;

/** The reasons behind the contributions of a score, at most one or a few for each feature. */
export function reasonsFor(evidence: Evidence, contributions: Features): Reason[] {
  const makers: Readonly<Record<Feature, (amount: number) => Reason[]>> = {
    skills: () => skillReasons(evidence.skills),
    interest: () => interestReasons(evidence),
    freeTime: (amount) => freeTimeReasons(evidence, amount),
    experience: () => [{ kind: 'experience', tone: 'for', years: evidence.experienceYears }],
    attendance: (amount) => [{ kind: 'attendance', tone: toneOf(amount), ...evidence.attendance }],
    sameRole: () => [{ kind: 'same-role', tone: 'for', times: evidence.timesInRole }],
    rest: (amount) => turnReasons(evidence, amount),
  };
  const moved = (Object.entries(contributions) as [Feature, number][])
    .filter(([, amount]) => amount !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const reasons = moved.flatMap(([feature, amount]) => makers[feature](amount));
  return [
    ...reasons.filter(({ tone }) => tone === 'for'),
    ...reasons.filter(({ tone }) => tone === 'against'),
  ];
}

/** What rules the person out, whatever the score. */
export function obstaclesFor({ isBusy, freeTime }: Evidence): Reason[] {
  return [
    ...(isBusy ? [{ kind: 'busy', tone: 'against' } as const] : []),
    ...(freeTime?.freeMinutes === 0 ? [{ kind: 'not-free', tone: 'against' } as const] : []),
  ];
}

function toneOf(amount: number): Reason['tone'] {
  return amount > 0 ? 'for' : 'against';
}

function skillReasons(matches: readonly SkillMatch[]): Reason[] {
  const helpful = matches
    .filter(({ similarity }) => similarity >= CLOSE)
    .toSorted((a, b) => b.similarity - a.similarity);
  if (helpful.length === 0) return [{ kind: 'no-asked-skill', tone: 'against' }];
  const named = helpful.slice(0, MOST_SKILLS_NAMED).flatMap(({ asked, offered, similarity }) =>
    offered === undefined
      ? []
      : [
          {
            kind: similarity >= SAME ? ('has-skill' as const) : ('close-skill' as const),
            tone: 'for' as const,
            asked,
            offered,
          },
        ],
  );
  const missing = matches.filter(({ similarity }) => similarity < CLOSE).map(({ asked }) => asked);
  return missing.length > 0
    ? [...named, { kind: 'lacks-skills', tone: 'against', missing }]
    : named;
}

function interestReasons({ interest: match }: Evidence): Reason[] {
  if (!match) return [];
  const { interest, closeTo } = match;
  return closeTo === undefined
    ? [{ kind: 'interest', tone: 'for', interest }]
    : [{ kind: 'close-interest', tone: 'for', interest, topic: closeTo }];
}

function freeTimeReasons({ freeTime }: Evidence, amount: number): Reason[] {
  // No free minute at all is an obstacle and told as one.
  if (!freeTime || freeTime.freeMinutes === 0) return [];
  return freeTime.freeMinutes >= freeTime.eventMinutes
    ? [{ kind: 'free', tone: 'for' }]
    : [{ kind: 'partly-free', tone: toneOf(amount), ...freeTime }];
}

function turnReasons({ lastTurn }: Evidence, amount: number): Reason[] {
  if (!lastTurn) return [];
  return lastTurn.isNew
    ? [{ kind: 'newcomer', tone: 'for' }]
    : [{ kind: 'last-turn', tone: toneOf(amount), days: lastTurn.days }];
}
