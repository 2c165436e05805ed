/** `npm run dev`: server and screens reload when their files change. */

import { ensureInstalled } from './installed.mjs';
import { serve } from './serve.mjs';
import { withNode } from './setup.mjs';

const node = await ensureInstalled('tests');
const watched = ['server/src', 'contract/src', 'matching/src'].map(
  (path) => `--watch-path=${path}`,
);
serve(node, [...watched, '--watch-preserve-output', 'server/src/main.ts'], {
  ...withNode(node),
  NODE_ENV: 'development',
});
