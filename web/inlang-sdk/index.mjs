/**
 * In place of Inlang's SDK, of which Paraglide's compiler asks one thing: the messages. The SDK brings an SQL database and a
 * store of versions, 3,600 files, and is loaded whole. docs/decisions/0093-a-smaller-first-start.md.
 */

/**
 * A project's messages, as compile-texts.ts has read them.
 *
 * @param {readonly unknown[]} bundles what the project says is its database
 */
export function selectBundleNested(bundles) {
  return { execute: async () => bundles };
}

function notHere() {
  throw new Error('Messages are compiled by web/compile-texts.ts, without a project of Inlang.');
}

// Paraglide imports these by name, for ways to work that are not ours.
export const loadProjectFromDirectory = notHere;
export const loadProjectInMemory = notHere;
export class PluginError extends Error {}
