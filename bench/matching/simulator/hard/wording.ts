/** How skills are written in a harder world: in whatever words, scripts and spelling, and some in words nobody else knows. */
import type { Random } from '../random.ts';
import { misspelt } from '../volunteers.ts';
import type { Family } from './family.ts';
import { kinds, type Skill } from './kinds.ts';

export type Script = 'latin' | 'urdu' | 'hindi';

/** How a skill is written here by somebody who writes a script. */
export type Wording = {
  readonly skill: (kind: number, skill: number, script: Script, random: Random) => string;
  /** A tag that tells nothing of what roles ask for. */
  readonly chatter: (random: Random) => string;
};

const beginnings = 'sha ko ran tel vi bar zu mor ke fal dri pon'.split(' ');
const middles = 'li ra no ta mi ve du sa ki bo'.split(' ');
const ends = 'n r sh m x l nd k'.split(' ');
const uses = ' team;; crew; level 2; desk; programme'.split(';');

const said =
  'hard worker;quick learner;punctual;friendly;team player;weekends only;own car;honest;people person;can do anything'.split(
    ';',
  );
const around = [
  (skill: string) => `${skill} for children`,
  (skill: string) => `experienced in ${skill}`,
  (skill: string) => `${skill} (3 years)`,
  (skill: string) => `volunteer ${skill}`,
  (skill: string) => `some ${skill}`,
];

/** In a compound what is asked for stands beside other words; one letter may be wrong in what is not a local name, too. */
export function wordingOf(family: Family, random: Random): Wording {
  const names = kinds.map(({ skills }) =>
    skills.map(() => (random.happens(family.localNames) ? invented(random) : undefined)),
  );
  const heard = Array.from({ length: 40 }, () => invented(random));
  return {
    skill(kind, number, script, chance) {
      const own = names[kind]?.[number];
      const skill = kinds[kind]?.skills[number];
      if (!skill) throw new RangeError(`No skill ${kind}, ${number}.`);
      let written = own && chance.happens(0.85) ? own : wordsFor(skill, script, chance);
      if (chance.happens(family.misspelt)) written = misspelt(written, chance);
      if (script === 'latin' && chance.happens(family.compound))
        written = chance.pick(around)(written);
      return written;
    },
    chatter: (chance) => chance.pick(chance.happens(0.5) ? heard : said),
  };
}

/** Of those who write another script, some write English all the same. */
function wordsFor({ english, urdu, hindi }: Skill, script: Script, random: Random): string {
  if (script === 'latin' || random.happens(0.3)) return random.pick(english);
  return script === 'urdu' ? urdu : hindi;
}

function invented(random: Random): string {
  const word =
    random.pick(beginnings) + random.pick(middles) + random.pick(middles) + random.pick(ends);
  return word.charAt(0).toUpperCase() + word.slice(1) + random.pick(uses);
}
