/**
 * What the engine knows about volunteer skills before it has seen anybody: their names, other
 * words for them, and which can stand in for which. Written by hand for this product; the
 * figures are judgements, kept to one decimal or a half.
 */
import { care } from './skill-graph/care.ts';
import { design } from './skill-graph/design.ts';
import { education } from './skill-graph/education.ts';
import { events } from './skill-graph/events.ts';
import { food } from './skill-graph/food.ts';
import { health } from './skill-graph/health.ts';
import { languages } from './skill-graph/languages.ts';
import { leadership } from './skill-graph/leadership.ts';
import { logistics } from './skill-graph/logistics.ts';
import { media } from './skill-graph/media.ts';
import { office } from './skill-graph/office.ts';
import { outdoors } from './skill-graph/outdoors.ts';
import { outreach } from './skill-graph/outreach.ts';
import { performance } from './skill-graph/performance.ts';
import { safety } from './skill-graph/safety.ts';
import type { Skill } from './skill-graph/skill.ts';
import { sports } from './skill-graph/sports.ts';
import { technology } from './skill-graph/technology.ts';
import { trades } from './skill-graph/trades.ts';

export const skills: readonly Skill[] = [
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
  logistics,
  safety,
  care,
  office,
  leadership,
  trades,
].flat();

const neighbours = new Map(
  skills.map(({ name, near = {} }) => [name, new Map(Object.entries(near))]),
);

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
