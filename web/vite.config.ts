import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { paraglide } from './paraglide.config.ts';

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const calendarPage = /[\\/]src[\\/](root|pages[\\/]public[\\/](layout|events-page))\.tsx/;

/** Whether the public calendar, which everybody sees first, needs the module at once. */
function isOfCalendar(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (calendarPage.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isOfCalendar(importer, modules, seen));
}

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglide), tailwindcss(), reactRouter()],
  server: { fs: { allow: ['..'] } },
  // Node cannot find its modules by their folders, so the server's build takes them in.
  ssr: { noExternal: ['@atlaskit/pragmatic-drag-and-drop'] },
  // Found late otherwise, inside lazy routes: then the page reloads under the developer's hands.
  optimizeDeps: {
    include: [
      'zod/mini',
      '@tanstack/react-query',
      'sonner',
      'lucide-react',
      '@base-ui/react/dialog',
      '@base-ui/react/tabs',
      '@base-ui/react/menu',
      '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter',
      '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Names of the outermost level as well, and reading a property has no effects: a modern module knows its readers.
            minify: {
              mangle: { toplevel: true },
              compress: { treeshake: { propertyReadSideEffects: false } },
            },
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/,
                  priority: 20,
                },
                // One file in place of many: it compresses better and asks once. Icons and texts come along with who shows them.
                {
                  name: (id, modules) => (isOfCalendar(id, modules) ? 'calendar' : null),
                  test: /[\\/](contract|web)[\\/]src[\\/](?!paraglide)/,
                  priority: 15,
                },
                // Without the parts that only signed-in areas use: they bring Base UI and TanStack Query along.
                {
                  name: 'ui',
                  test: /src[\\/](ui|lib)[\\/](?!(toasts|dialog|confirm-dialog|tabs|query-state|query-client|data-table|pager|error-panel)\.)/,
                  priority: 10,
                },
              ],
            },
          },
        },
      },
    },
  },
});
