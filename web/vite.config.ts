import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { paraglide } from './paraglide.config.ts';

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglide), tailwindcss(), reactRouter()],
  server: { fs: { allow: ['..'] } },
  // Found late otherwise, inside lazy routes: then the page reloads under the developer's hands.
  optimizeDeps: {
    include: [
      'zod/mini',
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers/standard-schema',
      'sonner',
      'lucide-react',
      '@base-ui/react/dialog',
      '@base-ui/react/tabs',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/,
                  priority: 20,
                },
                // Without the parts that only signed-in areas use: they bring Base UI and TanStack Query along.
                {
                  name: 'ui',
                  test: /src[\\/](ui|lib)[\\/](?!(dialog|confirm-dialog|tabs|query-state|query-client|data-table|pager|error-panel)\.)/,
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
