/** Skills to offer while somebody types one. */
import { resolveTag } from './concepts.ts';
import { indexLabels } from './label-index.ts';
import { normalise } from './normalise.ts';
import { skills } from './skill-graph.ts';

const entries = skills.map(({ name, also }) => ({
  name,
  labels: [name, ...(also?.split(', ') ?? [])].map((label) => ` ${normalise(label)}`),
}));
const written = indexLabels(entries.map(({ labels }) => labels));

/** Below it two texts have little but a few letters in common. */
const LEAST_LIKENESS = 0.45;

/**
 * Names of skills with a word, or a word of a synonym, that begins like the text: 'nurs' offers Nursing, and 'paramed'
 * offers the skill that paramedics have. Those that begin like the text themselves come first, then alphabetically.
 * Where nothing begins like it, those that are written most like it: 'helth and safty'.
 *
 * @param text as typed; fewer than two letters offer nothing
 */
export function suggestSkills(text: string, limit: number): string[] {
  const typed = normalise(text);
  if (typed.length < 2) return [];
  const beginning = entries
    .filter(({ labels }) => labels.some((label) => label.includes(` ${typed}`)))
    .map(({ name, labels }) => ({ name, isOwn: labels[0]?.startsWith(` ${typed}`) ?? false }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
  return (beginning.length > 0 ? beginning : likeNames(text, limit)).slice(0, Math.max(0, limit));
}

/** What the text is recognised as comes first. */
function likeNames(text: string, limit: number): string[] {
  const likest = written
    .nearest(text, limit)
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .flatMap(({ entry }) => entries[entry]?.name ?? []);
  return [...new Set([...resolveTag(text).skills, ...likest])];
}
