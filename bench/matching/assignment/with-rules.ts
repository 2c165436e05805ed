/** Figure 24: plans of events that ask for something break nothing, and are near the best that HiGHS finds under the same rules. */
import { planWhole } from '@saath/matching/whole-event/plan-whole';
import { isLoose, provedPlan } from '@saath/matching/whole-event/prove-whole';
import type { WholeEvent, Worth } from '@saath/matching/whole-event/whole-event';
import { loadProver } from '../../../server/src/platform/engine/prover.ts';
import { isMain } from '../../../tools/setup.mjs';
import type { Figure } from '../figure.ts';
import { largest, type Program, type Row } from './highs.ts';
import { hasPaper, type Person, type RuledEvents, ruledEvents, wholeOf } from './ruled-events.ts';
import { isTimeBroken, mayDo, type Violations, violationsOf } from './ruled-violations.ts';

const EVENTS = 1_000;
/** More than all weights of a case can add up to. */
const MINIMUM_BONUS = 10_000_000;
const MOST_GAP = 0.007;

export async function rulesFigures(): Promise<Figure[]> {
  const solve = await loadProver();
  const planned = (whole: WholeEvent) => {
    const plan = planWhole(whole, { spare: 0 });
    return isLoose(plan.proof) ? provedPlan(whole, plan, { solve, spare: 0 }) : plan;
  };
  const broken: Violations[] = [];
  const control: Violations[] = [];
  const gaps: number[] = [];
  for (let seed = 1; seed <= EVENTS; seed++) {
    const given = ruledEvents(seed);
    const plan = planned(wholeOf(given, { hasRules: true }));
    broken.push(violationsOf(given, plan.seats));
    gaps.push(gapOf(given, plan.worth));
    const free = planWhole(wholeOf(given, { hasRules: false }), { spare: 0 });
    control.push(violationsOf(given, free.seats));
  }
  return [brokenFigure(total(broken), total(control)), gapFigure(gaps)];
}

function brokenFigure(found: Violations, control: Violations): Figure {
  return {
    number: '24',
    what: `${EVENTS} random events with rules (papers and ages, papers in a team, minors beside adults, beginners, rest and hours): what their plans break; and without the rules`,
    measured: `${toldOf(found)}; ${toldOf(control)}`,
    bar: '0; more than 0 each',
    isMet:
      Object.values(found).every((count) => count === 0) &&
      Object.values(control).every((count) => count > 0),
  };
}

function gapFigure(gaps: readonly number[]): Figure {
  const most = Math.max(...gaps);
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / EVENTS;
  const count = (from: number) => gaps.filter((gap) => gap > from).length;
  return {
    number: '24',
    what: 'the same plans below the best by HiGHS under the same rules: mean, most; events with any gap, with more than 0.7 %',
    measured: `${percent(mean)}, ${percent(most)}; ${count(0)}, ${count(MOST_GAP)}`,
    bar: `${percent(MOST_GAP)} each`,
    // A plan better than the best would say that the two were not asked the same.
    isMet: most <= MOST_GAP && Math.min(...gaps) >= 0,
  };
}

function total(all: readonly Violations[]): Violations {
  const sum = (of: keyof Violations) => all.reduce((count, each) => count + each[of], 0);
  return {
    ...{ person: sum('person'), team: sum('team'), minors: sum('minors') },
    ...{ beginners: sum('beginners'), time: sum('time') },
  };
}

const toldOf = (violations: Violations) =>
  Object.entries(violations)
    .map(([of, count]) => `${of} ${count}`)
    .join(', ');

/** As a share of the best value. A place more that is below a minimum is no gap of value: it counts as everything. */
function gapOf(given: RuledEvents, { belowMinimum, value }: Worth): number {
  const best = largest(programOf(given));
  const filled = Math.floor(best / MINIMUM_BONUS);
  const needed = given.roles.reduce((sum, { minimum }) => sum + minimum, 0);
  if (needed - belowMinimum < filled) return 1;
  const bestValue = best - filled * MINIMUM_BONUS;
  return bestValue === 0 ? 0 : (bestValue - value) / bestValue;
}

type Column = { readonly person: number; readonly part: number; readonly column: number };

/** The same events as an integer program of its own, from the facts and not from what the planner is told. */
function programOf(given: RuledEvents): Program {
  const { roles, people, weights } = given;
  const seats = people
    .flatMap((person, index) =>
      roles.flatMap((role, part) => (mayDo(person, role) ? [{ person: index, part }] : [])),
    )
    .filter(({ person, part }) => (weights[person * roles.length + part] ?? 0) > 0);
  const columns = seats.map((seat, column) => ({ ...seat, column }));
  const gains = columns.map(({ person, part }) => weights[person * roles.length + part] ?? 0);
  const highest = columns.map(() => 1);
  const rows: Row[] = people.flatMap((_, person) =>
    rowsOfTime(
      given,
      columns.filter((column) => column.person === person),
    ),
  );
  for (const [part, { places, minimum, adults }] of roles.entries()) {
    const own = columns.filter((column) => column.part === part);
    rows.push(...rowsOfCrew(given, part, own), { columns: own.map(indexOf), most: places });
    rows.push({ columns: [gains.length], negative: own.map(indexOf), most: 0 });
    gains.push(MINIMUM_BONUS);
    highest.push(minimum);
    const [minors, grown] = [
      own.filter(({ person }) => (people[person] as Person).over < 18),
      own.filter(({ person }) => (people[person] as Person).over >= 18),
    ];
    const opens = Array.from({ length: adults ?? 0 }, (_, index) => gains.length + index);
    for (const open of opens)
      rows.push(...minors.map(({ column }) => ({ columns: [column], negative: [open], most: 0 })));
    if (opens.length > 0) rows.push({ columns: opens, negative: grown.map(indexOf), most: 0 });
    gains.push(...opens.map(() => 0));
    highest.push(...opens.map(() => 1));
  }
  return { gains, highest, rows, isWhole: true };
}

const indexOf = ({ column }: Column) => column;

/** At most so many without the paper that is asked for, or who are new. */
function rowsOfCrew({ roles, people }: RuledEvents, part: number, own: readonly Column[]): Row[] {
  const { places = 0, team = null, beginners = null, day = '' } = roles[part] ?? {};
  const those = (are: (person: Person) => boolean, most: number) => ({
    columns: own.filter(({ person }) => are(people[person] as Person)).map(indexOf),
    most: Math.max(0, most),
  });
  return [
    ...(team ? [those((person) => !hasPaper(person, team.kind, day), places - team.least)] : []),
    ...(beginners === null ? [] : [those(({ isNew }) => isNew, beginners)]),
  ];
}

/** Two or three roles that one person cannot have together. */
function rowsOfTime(given: RuledEvents, own: readonly Column[]): Row[] {
  const rows: Row[] = [];
  const forbid = (some: readonly Column[]) => {
    const parts = some.map(({ part }) => part);
    const isBroken = isTimeBroken(given, parts);
    if (isBroken) rows.push({ columns: some.map(indexOf), most: some.length - 1 });
    return isBroken;
  };
  for (const [index, one] of own.entries())
    for (const [after, other] of own.slice(index + 1).entries()) {
      if (forbid([one, other])) continue;
      for (const third of own.slice(index + after + 2)) forbid([one, other, third]);
    }
  return rows;
}

if (isMain(import.meta.url)) console.table(await rulesFigures());
