/** Lucide's drawings, of which src/ui/icons.ts names those that we show. */
import { join } from 'node:path';
import { icons } from '@iconify-json/lucide';
import type { Plugin } from 'vite';

const drawingPath = join(import.meta.dirname, 'src/ui/icon.ts');

/** Said by the drawing as a whole, once for all of its lines (ui/icon.ts). */
const OF_THE_WHOLE =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g;
const SHAPES = /^(?:<g>)?((?:<[a-z]+(?: [a-z]+="[^"]*")*\/>)+)(?:<\/g>)?$/;

/**
 * @param name Lucide's, as `calendar-x-2`
 * @returns what is drawn, as ui/icon.ts takes it
 * @throws Error for a name that Lucide does not have, and for a drawing of more than plain shapes
 */
function shapesOf(name: string) {
  const drawing = icons.icons[name]?.body.replaceAll(OF_THE_WHOLE, '');
  if (!drawing) throw new Error(`Lucide has no drawing ${name}`);
  const shapes = SHAPES.exec(drawing)?.[1];
  if (!shapes) throw new Error(`${name} cannot be drawn: ${drawing}`);
  return Array.from(shapes.matchAll(/<([a-z]+)([^>]*)\/>/g), ([, tag, attributes = '']) => [
    tag,
    Object.fromEntries(
      Array.from(attributes.matchAll(/([a-z]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
    ),
  ]);
}

/** `virtual:lucide/NAME` is a module with one icon: only what a page shows is in its scripts. */
export function iconsFromLucide(): Plugin {
  return {
    name: 'icons-from-lucide',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:lucide\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:lucide\// },
      handler(id) {
        const shapes = JSON.stringify(shapesOf(id.slice(id.indexOf('/') + 1)));
        return {
          code: `import { createIcon } from ${JSON.stringify(drawingPath)};
export default /* @__PURE__ */ createIcon(${shapes});`,
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}
