/** Groups of parts of which one person can have one only: within such a group the exact solver finds the best. */

type Conflict = (one: number, other: number) => boolean;

/**
 * For each part the group that begins with it and takes in, in order, every part that is in conflict with all others so
 * far; parts that are in conflict with the same others are looked at once. An event without shifts lies whole in the
 * group of each of its parts. Each group once. O(parts² × groups).
 *
 * @param areInConflict symmetric, and true for a part with itself
 */
export function cliquesOf(size: number, areInConflict: Conflict): number[][] {
  const cliques = new Map<string, number[]>();
  const rows = new Set<string>();
  for (let first = 0; first < size; first++) {
    const row = rowOf(first, size, areInConflict);
    if (rows.has(row)) continue;
    rows.add(row);
    const clique = cliqueFrom(first, size, areInConflict);
    cliques.set(clique.join(), clique);
  }
  return [...cliques.values()];
}

function rowOf(part: number, size: number, areInConflict: Conflict): string {
  return Array.from({ length: size }, (_, other) => Number(areInConflict(part, other))).join('');
}

/** Groups that hold each part exactly once. */
export function cliqueCover(size: number, areInConflict: Conflict): number[][] {
  const left = new Set(Array.from({ length: size }, (_, part) => part));
  const cover: number[][] = [];
  for (const first of left) {
    const clique = cliqueFrom(first, size, areInConflict).filter((part) => left.has(part));
    for (const part of clique) left.delete(part);
    cover.push(clique);
  }
  return cover;
}

function cliqueFrom(first: number, size: number, areInConflict: Conflict): number[] {
  const clique = [first];
  for (let part = 0; part < size; part++)
    if (part !== first && clique.every((other) => areInConflict(part, other))) clique.push(part);
  return clique.sort((a, b) => a - b);
}
