/** `npm run build:fresh`: installs what is missing, and builds the screens and the server where they are older than their sources. */
import process from 'node:process';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './installed.mjs';

process.exit((await ensureBuilt(await ensureInstalled('service'))) ? 0 : 1);
