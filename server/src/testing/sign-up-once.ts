/** A process in which one person signs up with a picture on the embedded database; it ends when their mail is there. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { compose } from '../compose.ts';
import { openContents } from '../features/office/content/service.ts';
import { readConfig } from '../platform/config.ts';
import { startEmbedded } from '../platform/embedded.ts';
import { createLog } from '../platform/log.ts';
import { signUp, signupForm } from './signing-up.ts';

const { DATA_DIR = '' } = process.env;

// The parts and their order are those of main.ts.
const { pool } = await startEmbedded(DATA_DIR);
const config = readConfig({ ...process.env, LOG_LEVEL: 'error' });
const log = createLog('error');
const now = () => new Date();
const contents = await openContents({ folder: undefined, now, log });
const { app } = await compose({ pool, config, contents, log, now });
const answer = await signUp({ app }, signupForm({ email: 'bilal@gmail.com' }));
if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
const outbox = join(DATA_DIR, 'outbox');
while (!existsSync(outbox) || !readdirSync(outbox).some((name) => name.endsWith('.eml')))
  await setTimeout(50);
process.exit();
