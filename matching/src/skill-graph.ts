/**
 * What the engine knows about volunteer skills before it has seen anybody: their names, other
 * words for them, and which can stand in for which. Written by hand for this product; the
 * figures are judgements, kept to one decimal or a half.
 *
 * Two lists were read to see what was missing; nothing was copied from them: the ESCO classification
 * of the European Commission, and the O*NET database of the U.S. Department of Labor, Employment and
 * Training Administration (USDOL/ETA), used under CC BY 4.0.
 */
import { animals } from './skill-graph/animals.ts';
import { care } from './skill-graph/care.ts';
import { civic } from './skill-graph/civic.ts';
import { culture } from './skill-graph/culture.ts';
import { design } from './skill-graph/design.ts';
import { education } from './skill-graph/education.ts';
import { events } from './skill-graph/events.ts';
import { everydayNames } from './skill-graph/everyday.ts';
import { faith } from './skill-graph/faith.ts';
import { food } from './skill-graph/food.ts';
import { health } from './skill-graph/health.ts';
import { languages } from './skill-graph/languages.ts';
import { leadership } from './skill-graph/leadership.ts';
import { logistics } from './skill-graph/logistics.ts';
import { media } from './skill-graph/media.ts';
import { office } from './skill-graph/office.ts';
import { languageNames, namesElsewhere } from './skill-graph/other-languages.ts';
import { outdoors } from './skill-graph/outdoors.ts';
import { outreach } from './skill-graph/outreach.ts';
import { performance } from './skill-graph/performance.ts';
import { safety } from './skill-graph/safety.ts';
import type { Skill } from './skill-graph/skill.ts';
import { sports } from './skill-graph/sports.ts';
import { technology } from './skill-graph/technology.ts';
import { trades } from './skill-graph/trades.ts';

/** Skills of one field each. */
export const families = {
  health,
  food,
  technology,
  design,
  media,
  outreach,
  languages,
  education,
  events,
  performance,
  sports,
  outdoors,
  animals,
  logistics,
  safety,
  care,
  civic,
  culture,
  faith,
  office,
  leadership,
  trades,
} as const satisfies Readonly<Record<string, readonly Skill[]>>;

/** With all their names: those of the rows, of every day, and of other languages. */
export const skills: readonly Skill[] = Object.values<readonly Skill[]>(families)
  .flat()
  .map((skill) => {
    const { name, also } = skill;
    const names = [also, everydayNames[name], namesElsewhere[name], languageNames[name]];
    const told = names.filter((each) => each !== undefined).join(', ');
    return told === '' ? skill : { ...skill, also: told };
  });

const neighbours = new Map(
  skills.map(({ name, near = {} }) => [name, new Map(Object.entries(near))]),
);

const familyByName = new Map(
  Object.entries(families).flatMap(([family, members]) =>
    members.map(({ name }) => [name, family] as const),
  ),
);

/** The field of a skill of the table, such as 'health'. */
export function familyOf(skill: string): string | undefined {
  return familyByName.get(skill);
}

/**
 * How well somebody with the `offered` skill fills the place of the `asked` one: 1 for the same
 * skill, 0 for unrelated ones. Not symmetrical, see `near` in skill-graph/skill.ts. Only stated
 * neighbours count, not neighbours of neighbours, so that every answer is a line of the table.
 * Both are names of the table.
 */
export function skillCloseness(asked: string, offered: string): number {
  if (asked === offered) return 1;
  return neighbours.get(asked)?.get(offered) ?? neighbours.get(offered)?.get(asked) ?? 0;
}
