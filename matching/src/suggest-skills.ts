/** Skills to offer while somebody types one. */
import { normalise } from './normalise.ts';
import { skills } from './skill-graph.ts';

const entries = skills.map(({ name, also }) => ({
  name,
  labels: [name, ...(also?.split(', ') ?? [])].map((label) => ` ${normalise(label)}`),
}));

/**
 * Names of skills with a word, or a word of a synonym, that begins like the text: 'nurs' offers Nursing, and 'paramed'
 * offers the skill that paramedics have. Those that begin like the text themselves come first, then alphabetically.
 *
 * @param text as typed; fewer than two letters offer nothing
 */
export function suggestSkills(text: string, limit: number): string[] {
  const typed = normalise(text);
  if (typed.length < 2) return [];
  return entries
    .filter(({ labels }) => labels.some((label) => label.includes(` ${typed}`)))
    .map(({ name, labels }) => ({ name, isOwn: labels[0]?.startsWith(` ${typed}`) ?? false }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
}
