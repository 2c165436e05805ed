/** Learning as a task of a worker: what is read from rows crosses threads as a few arrays and texts, not as objects. */
import { type Features, features, forEachFeature } from '@saath/matching/features';
import { type LearnedTable, learnSkills } from '@saath/matching/learned-skills';
import { byComing } from '@saath/matching/learning/fair-fit';
import { measure } from '@saath/matching/learning/held-out';
import { labelledFor } from '@saath/matching/learning/outcome';
import { type Outcome, type Training, train } from '@saath/matching/learning/train';
import { type HeadName, headNames, type Model } from '@saath/matching/model';

/** Outcomes, as columns. */
export type PackedOutcomes = {
  /** Epoch milliseconds. */
  readonly at: Float64Array;
  readonly roleIds: readonly string[];
  readonly organiserIds: readonly string[];
  readonly areas: readonly (string | null)[];
  /** In the order of the engine's `features`, outcome after outcome. */
  readonly features: Float32Array;
  /** Accepted, attended, good, outcome after outcome: 1, 0, or -1 for unknown. */
  readonly labels: Int8Array;
};

type Answers = Pick<Outcome, 'accepted' | 'attended' | 'good'>;

/** `features` are values by feature, `answers` what came of it. */
export function packOutcomes(
  outcomes: readonly {
    readonly at: Date;
    readonly roleId: string;
    readonly organiserId: string;
    readonly area?: string | null;
    readonly features: Features;
    readonly answers: { readonly [Key in keyof Answers]: boolean | null };
  }[],
): PackedOutcomes {
  return {
    at: Float64Array.from(outcomes, ({ at }) => at.getTime()),
    roleIds: outcomes.map(({ roleId }) => roleId),
    organiserIds: outcomes.map(({ organiserId }) => organiserId),
    areas: outcomes.map(({ area = null }) => area),
    features: Float32Array.from(
      outcomes.flatMap(({ features: values }) => features.map((feature) => values[feature])),
    ),
    labels: Int8Array.from(
      outcomes.flatMap(({ answers: { accepted = null, attended = null, good = null } }) =>
        [accepted, attended, good].map((answer) => (answer === null ? -1 : Number(answer))),
      ),
    ),
  };
}

/** A row that holds what is no feature is left out: one of them must not end all learning. */
function unpack({
  at,
  roleIds,
  organiserIds,
  areas,
  features: values,
  labels,
}: PackedOutcomes): Outcome[] {
  const answer = (index: number) => (labels[index] === -1 ? undefined : labels[index] === 1);
  return roleIds.flatMap((roleId, row) => {
    let column = row * features.length;
    const of = forEachFeature(() => values[column++] ?? Number.NaN);
    const isSound = features.every((feature) => of[feature] >= 0 && of[feature] <= 1);
    const outcome = {
      at: at[row] ?? Number.NaN,
      roleId,
      organiserId: organiserIds[row],
      area: areas[row] ?? undefined,
      features: of,
      accepted: answer(3 * row),
      attended: answer(3 * row + 1),
      good: answer(3 * row + 2),
    };
    return isSound && Number.isFinite(outcome.at) ? [outcome] : [];
  });
}

export function trainPacked(input: { outcomes: PackedOutcomes; active: Model }): Training {
  return train(unpack(input.outcomes), { active: input.active });
}

/** The newest fifth of the outcomes judges, as in `train`. */
const JUDGING = 0.2;

/**
 * A second look at what is to be switched on, by nothing but its numbers: whether on the newest outcomes some head that
 * is new is worse than on the first day. What was fitted to these outcomes is not, unless something is broken.
 */
export function isWorseThanFirstDay(input: {
  outcomes: PackedOutcomes;
  model: Model;
  active: Model;
  /** Of the training: without earlier stars where the first day passes people over by them. */
  firstDay: Model;
  /** Opinions taught nothing, so they do not judge either. */
  isByComing: boolean;
}): boolean {
  const outcomes = unpack(input.outcomes);
  const isNew = (name: HeadName) =>
    JSON.stringify(input.model[name]) !== JSON.stringify(input.active[name]);
  return headNames.filter(isNew).some((name) => {
    const labelled = labelledFor(name, outcomes);
    const newest = labelled.slice(labelled.length - Math.floor(labelled.length * JUDGING));
    const judges = input.isByComing && name === 'good' ? byComing(newest) : newest;
    const [now, before] = [input.model, input.firstDay].map((model) =>
      measure(model[name], judges),
    );
    return now && before ? !(now.logLoss <= before.logLoss) : false;
  });
}

/** A line each, tags apart by tabs. @see learnSkills */
export function learnFromLines(input: { texts: readonly string[]; seed: number }): LearnedTable {
  const profiles = input.texts.flatMap((text) => text.split('\n').map((line) => line.split('\t')));
  return learnSkills(profiles, { seed: input.seed });
}
