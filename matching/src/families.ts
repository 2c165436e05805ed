/** Which fields a list of skills belongs to. */
import { resolveTag } from './concepts.ts';
import { familyOf } from './skill-graph.ts';

/** The families of the skills that the tags mean, such as 'health', each once; tags that mean none have none. */
export function familiesOf(tags: readonly string[]): ReadonlySet<string> {
  const families = new Set<string>();
  for (const tag of tags)
    for (const skill of resolveTag(tag).skills) {
      const family = familyOf(skill);
      if (family !== undefined) families.add(family);
    }
  return families;
}
