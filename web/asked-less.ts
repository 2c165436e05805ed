/**
 * React Router's plugins, asked about the modules that they have something to do with: they ask for all, and each module's
 * text is handed to each of them twice. Of 18 s of a build that was 2; what is built is the same, byte for byte.
 */
import type { Plugin } from 'vite';

/** Pages by routes.ts, and the document around them. */
const routes = /[\\/]web[\\/]src[\\/](root\.tsx|pages[\\/])/;

/** Whose texts each one changes, as its first lines say. */
const changed: Readonly<Record<string, RegExp>> = {
  'react-router': /\.module\./,
  'react-router:build-client-route': /\?__react-router-build-client-route$/,
  'react-router:route-chunks-index': routes,
  'react-router:route-exports': routes,
  'react-router:split-route-modules': /\?route-chunk=/,
};

/** They provide modules of these names. */
const provided = /virtual:react-router\//;
const providers = /^react-router:(virtual-modules|inject-hmr-runtime|hmr-runtime)$/;

/** They look at every module, and resolve every import once more, for files named `.server` and `.client`: ours are the two entries. */
const idle = /^react-router:dot-(server|client)$/;
const idleInBuilds = /^react-router:react-refresh-babel$/;

/** For `vite build`, or for development, where only what is idle goes. */
export function askedLess(plugins: readonly Plugin[], isBuild: boolean): Plugin[] {
  const needed = plugins.filter(({ name }) => !idle.test(name));
  if (!isBuild) return needed;
  return needed.filter(({ name }) => !idleInBuilds.test(name)).map(askedOf);
}

function askedOf(plugin: Plugin): Plugin {
  const { name, load, resolveId, transform } = plugin;
  if (providers.test(name) && load && resolveId)
    return { ...plugin, load: only(provided, load), resolveId: only(provided, resolveId) };
  const id = changed[name];
  return id && transform ? { ...plugin, transform: only(id, transform) } : plugin;
}

type Handler = (this: never, ...given: never[]) => unknown;

/** A hook that is only called for these modules; one that says itself for which stays as it is. */
function only<Own extends Handler>(id: RegExp, hook: Own | { readonly handler: Own }) {
  return typeof hook === 'function' ? { filter: { id }, handler: hook } : hook;
}
