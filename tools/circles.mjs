/**
 * Circles of imports, among modules and among folders. dependency-cruiser finds them too, by walking every way through the
 * modules, which took twice as long as reading them all, and the folders without tests were read for themselves.
 */

/** @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module */
/** @typedef {Map<string, Set<string>>} Graph from each to those it leads to */

/**
 * Each circle, as a path that ends where it begins.
 * @param {readonly Module[]} modules
 */
export function moduleCircles(modules) {
  return circlesIn(
    new Map(
      modules.map(({ source, dependencies }) => [
        source,
        new Set(dependencies.map(({ resolved }) => resolved)),
      ]),
    ),
  );
}

/**
 * The same among folders: one leads to another when any of its files, also in folders below it, imports a file that lies
 * outside of it and right in the other.
 * @param {readonly Module[]} modules
 */
export function folderCircles(modules) {
  /** @type {Graph} */
  const graph = new Map();
  for (const { source, dependencies } of modules)
    for (let folder = above(source); folder; folder = above(folder)) {
      const others = graph.get(folder) ?? new Set();
      graph.set(folder, others);
      for (const { resolved } of dependencies)
        if (!resolved.startsWith(`${folder}/`)) others.add(above(resolved));
    }
  return circlesIn(graph);
}

/** @param {string} path */
const above = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * One after another, each cut before the next is looked for: none is left unseen, though one that shares a member with an
 * earlier one may be.
 * @param {Graph} graph
 */
function circlesIn(graph) {
  const found = [];
  for (let rest = inCircles(graph); rest.size > 0; rest = inCircles(rest)) {
    const circle = walk(rest);
    found.push(circle);
    rest.delete(circle[0] ?? '');
  }
  return found;
}

/**
 * Without what leads nowhere, again and again: from each that is left one can go on for ever.
 * @param {Graph} graph
 * @returns {Graph}
 */
function inCircles(graph) {
  const rest = new Map(graph);
  for (let before = -1; before !== rest.size; ) {
    before = rest.size;
    for (const [from, others] of rest) {
      const left = [...others].filter((other) => rest.has(other));
      if (left.length === 0) rest.delete(from);
      else rest.set(from, new Set(left));
    }
  }
  return rest;
}

/**
 * @param {Graph} rest in which each leads to another
 * @returns {string[]} the circle that one comes into
 */
function walk(rest) {
  /** @type {string[]} */
  const path = [];
  let [at = ''] = rest.keys();
  while (!path.includes(at)) {
    path.push(at);
    [at = ''] = rest.get(at) ?? [];
  }
  return [...path.slice(path.indexOf(at)), at];
}
