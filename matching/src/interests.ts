/** Whether an event is about something that a person is interested in. */
import { cached } from './bounded-cache.ts';
import { type ResolvedTag, resolveTag } from './concepts.ts';
import type { RoleNeed } from './need.ts';
import { normalise } from './normalise.ts';
import { skillCloseness } from './skill-graph.ts';
import { isFiller, stem } from './stem.ts';
import { trust } from './tags.ts';
import { skillsWithin } from './vocabulary.ts';

export type InterestMatch = {
  /** As the person wrote it. */
  readonly interest: string;
  /** What the event is about that comes near; undefined when it is about the interest itself. */
  readonly closeTo: string | undefined;
  /** 0 to 1. */
  readonly strength: number;
};

/** What the texts of an event are about, and how plainly they say it, 0 to 1. */
type Topics = {
  readonly skills: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, number>;
};

/** A title says what an event is about; a description mentions much besides. */
const IN_TITLE = 1;
const IN_DESCRIPTION = 0.6;

/** Descriptions are cut: what matters is said early, and a long one must stay cheap. */
const MAX_TEXT_LENGTH = 2_000;

/**
 * A function that finds the interest that the event meets best, or undefined when it meets none.
 * It reads the event's title, type and description and the role's name and description, once.
 */
export function interestMatcher(
  need: RoleNeed,
): (interests: readonly string[]) => InterestMatch | undefined {
  const topics = topicsOf(need);
  const known = new Map<string, InterestMatch>();

  function compared(interest: string): InterestMatch {
    const before = known.get(interest);
    if (before) return before;
    const match = matchOf(resolveTag(interest), topics);
    known.set(interest, match);
    return match;
  }

  return (interests) => {
    let best: InterestMatch | undefined;
    for (const interest of interests) {
      const match = compared(interest);
      if (match.strength > (best?.strength ?? 0)) best = match;
    }
    return best;
  };
}

function matchOf(interest: ResolvedTag, topics: Topics): InterestMatch {
  const named = { closeTo: undefined, strength: namedIn(topics, interest) };
  return { interest: interest.text, ...closestTopic(interest, topics, named) };
}

/** How plainly the texts hold every word of the interest, in whatever form. */
function namedIn(topics: Topics, interest: ResolvedTag): number {
  if (interest.key === '') return 0;
  const words = interest.stems.split(' ');
  return Math.min(...words.map((word) => topics.stems.get(word) ?? 0));
}

function closestTopic(
  interest: ResolvedTag,
  topics: Topics,
  atLeast: Omit<InterestMatch, 'interest'>,
): Omit<InterestMatch, 'interest'> {
  let best = atLeast;
  for (const skill of interest.skills) {
    for (const [topic, plainness] of topics.skills) {
      const strength = skillCloseness(topic, skill) * trust[interest.recognition] * plainness;
      if (strength <= best.strength) continue;
      best = { closeTo: topic === skill ? undefined : topic, strength };
    }
  }
  return best;
}

/** What a role and its event are about: skills of the table, and every word that means something. */
export function topicsOf({ name, description, event }: RoleNeed): Topics {
  const skills = new Map<string, number>();
  const told = new Map<string, number>();
  const stems = new Map<string, number>();
  const read = (text: string, plainness: number) => {
    const found = readText(text.slice(0, MAX_TEXT_LENGTH));
    for (const skill of found.skills) if (!skills.has(skill)) skills.set(skill, plainness);
    for (const word of found.words) if (!told.has(word)) told.set(word, plainness);
    for (const stem of found.stems) if (!stems.has(stem)) stems.set(stem, plainness);
  };
  for (const text of [event.title, event.type, name]) read(text, IN_TITLE);
  for (const text of [event.description, description]) read(text, IN_DESCRIPTION);
  return { skills, words: told, stems };
}

type ReadText = {
  readonly skills: readonly string[];
  readonly words: readonly string[];
  readonly stems: readonly string[];
};

/** The roles of an event share its texts, and many people are compared with them: some kB each. */
const REMEMBERED_TEXTS = 1_000;

/** What one text names, each once, in the order of the text. */
const readText = cached(REMEMBERED_TEXTS, (text: string): ReadText => {
  const written = normalise(text).split(' ');
  const words = [...new Set(written)];
  return {
    skills: skillsWithin(written),
    words: words.filter((word) => !isFiller(word)),
    stems: [...new Set(words.map(stem))],
  };
});
