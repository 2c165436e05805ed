/** A world in which organisers think little of people who differ from the others by town and free hours alone. */
import { randomNumbers } from '../assignment/random-numbers.ts';
import {
  acceptancePrior,
  attendancePrior,
  type Features,
  forEachFeature,
  neutral,
  ratingPrior,
} from '../features.ts';
import type { Outcome } from '../learning/outcome.ts';
import { dayZero, type Head, logOddsOf, type Model } from '../model.ts';

const PEOPLE = 600;
/** Of them, those from the other town. */
const GROUP = 1 / 3;
/** Who can come to one event. */
const AVAILABLE = 60;
const INVITED = 10;
/** Of them, whoever else could come: a product that never tries anybody new learns of nobody new. */
const TRIED = 3;
const TOP = 10;
const HOUR = 3_600_000;
const USUAL_STARS = 4;

type Person = {
  readonly isOfGroup: boolean;
  readonly ability: number;
  readonly reliability: number;
  asked: number;
  accepted: number;
  settled: number;
  came: number;
  stars: number;
  rated: number;
};

type Role = { readonly id: string; readonly organiserId: string };

/** Chances; `pleases` by an organiser who does not mind the town. */
type Truth = { readonly accepts: number; readonly shows: number; readonly pleases: number };

type Chance = { readonly person: Person; readonly features: Features };

/** What people do by themselves: the way and the hours count for everybody alike, as the first day believes. */
function truthOf({ person, features }: Chance): Truth {
  const { nearby, freeTime } = features;
  const way = nearby - neutral.nearby + 2 * (freeTime - neutral.freeTime);
  const willing = 1 / (1 + Math.exp(1 - 2 * person.ability - way));
  const pleases = Math.min(1, Math.max(0, (3.5 * person.ability - 0.5) / 2));
  return { accepts: willing, shows: 0.65 + 0.3 * person.reliability, pleases };
}

export type BiasedWorld = {
  /** What came of roles whose first people by the model were asked. */
  readonly goOn: (model: Model, roles: number) => Outcome[];
  /** In fresh roles, the group's share of the first ten by the head, against its share of the first ten by the truth. */
  readonly ofMerit: (head: Head) => number;
};

/** @param fewerStars that people of the group get from organisers; 0 where nobody minds their town */
export function biasedWorld(seed: number, { fewerStars }: { fewerStars: number }): BiasedWorld {
  const random = randomNumbers(seed);
  const people = Array.from({ length: PEOPLE }, (_, index): Person => {
    const past = { asked: 0, accepted: 0, settled: 0, came: 0, stars: 0, rated: 0 };
    const isOfGroup = index < PEOPLE * GROUP;
    return { isOfGroup, ability: random(), reliability: random(), ...past };
  });
  let count = 0;

  function nextRole(): Role {
    count += 1;
    return { id: `r${count}`, organiserId: `o${Math.floor(12 * random())}` };
  }
  function available(): Chance[] {
    return people
      .map((person) => ({ person, place: random() }))
      .sort((one, other) => one.place - other.place)
      .slice(0, AVAILABLE)
      .map(({ person }) => ({ person, features: featuresOf(person, random) }));
  }
  const firstBy = (head: Head) =>
    available().sort(
      (one, other) => logOddsOf(head, other.features) - logOddsOf(head, one.features),
    );

  return {
    goOn(model, roles) {
      return Array.from({ length: roles }, () => {
        const role = nextRole();
        const ranked = firstBy(model.good);
        const best = ranked.splice(0, INVITED - TRIED);
        const tried = Array.from(
          { length: TRIED },
          () => ranked.splice(Math.floor(random() * ranked.length), 1)[0],
        );
        const invited = [...best, ...tried].filter((each) => each !== undefined);
        return invited.map((each) => answerOf(each, { role, at: count, fewerStars, random }));
      }).flat();
    },
    ofMerit(head) {
      let [given, merited] = [0, 0];
      for (let round = 0; round < 150; round++) {
        const ranked = firstBy(head);
        given += countOfGroup(ranked.slice(0, TOP));
        const worth = (each: Chance) => {
          const { accepts, shows, pleases } = truthOf(each);
          return accepts * shows * pleases;
        };
        merited += countOfGroup(ranked.sort((a, b) => worth(b) - worth(a)).slice(0, TOP));
      }
      return given / merited;
    },
  };
}

function countOfGroup(people: readonly Chance[]): number {
  return people.filter(({ person }) => person.isOfGroup).length;
}

function featuresOf(person: Person, random: () => number): Features {
  const { isOfGroup, ability, asked, accepted, settled, came, stars, rated } = person;
  const around = (middle: number) => Math.min(1, Math.max(0, middle + 0.2 * (random() - 0.5)));
  return {
    ...forEachFeature((feature) => neutral[feature]),
    skills: around(0.2 + 0.7 * ability),
    nearby: around(isOfGroup ? 0.25 : 0.45),
    freeTime: around(isOfGroup ? 0.6 : 0.75),
    attendance: (came + attendancePrior.yes) / (settled + attendancePrior.of),
    acceptance: (accepted + acceptancePrior.yes) / (asked + acceptancePrior.of),
    rating: (stars + ratingPrior.stars) / (rated + ratingPrior.of) / 5,
  };
}

function answerOf(
  { person, features }: Chance,
  given: { role: Role; at: number; fewerStars: number; random: () => number },
): Outcome {
  const { role, at, fewerStars, random } = given;
  const { accepts, shows } = truthOf({ person, features });
  const accepted = random() < accepts;
  const attended = accepted && random() < shows;
  const felt = 3.5 * person.ability + 2 * random() - (person.isOfGroup ? fewerStars : 0);
  const stars = Math.min(5, Math.max(1, Math.round(felt)));
  person.asked += 1;
  person.accepted += Number(accepted);
  person.settled += Number(accepted);
  person.came += Number(attended);
  person.stars += attended ? stars : 0;
  person.rated += Number(attended);
  return {
    at: at * HOUR,
    roleId: role.id,
    organiserId: role.organiserId,
    area: person.isOfGroup ? 'Other town' : 'Town',
    features,
    accepted,
    attended: accepted ? attended : undefined,
    good: attended && stars >= USUAL_STARS - 1,
  };
}

/** Learns round by round from what its own suggestions bring, as an installation does. */
export function learnIn(
  world: BiasedWorld,
  learn: (outcomes: readonly Outcome[], active: Model) => Model,
  { rounds = 6, roles = 40 }: { rounds?: number; roles?: number } = {},
): { model: Model; outcomes: readonly Outcome[] } {
  const outcomes: Outcome[] = [];
  let model = dayZero;
  for (let round = 0; round < rounds; round++) {
    outcomes.push(...world.goOn(model, roles));
    model = learn(outcomes, model);
  }
  return { model, outcomes };
}
