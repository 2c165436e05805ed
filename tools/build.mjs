/** `npm run build:fresh`: builds the screens and the server where they are older than their sources. */
import process from 'node:process';
import { ensureBuilt } from './setup.mjs';

process.exit(ensureBuilt(process.execPath) ? 0 : 1);
