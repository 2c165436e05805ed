/** Starts the product, and stops it without dropping what is under way. */

import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { compose } from './compose.ts';
import { firstAdminLink } from './features/accounts/setup/service.ts';
import { openContents } from './features/office/content/service.ts';
import { listenForMetrics } from './http/metrics.ts';
import { servePages } from './http/pages.ts';
import { cookieIsSecure } from './http/session-cookie.ts';
import type { Surroundings } from './parts.ts';
import { type Config, isLoopback, readConfig } from './platform/config.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { startEmbedded } from './platform/embedded.ts';
import { createLog, errorFields, type Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { serverPool } from './platform/pool.ts';
import { restWhenQuiet } from './platform/rest.ts';
import { screensBuilt } from './screens-built.ts';
import { explainStartFailure } from './start-failure.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

type Backend = Pick<Surroundings, 'pool' | 'copyTo'> & { readonly stop: () => Promise<void> };

async function openBackend(config: Config, log: Log): Promise<Backend> {
  // For pictures and mails, wherever the database is.
  openDataFolder(config.dataDir);
  if (!config.databaseUrl) return await startEmbedded(config.dataDir);
  const pool = serverPool(config, (error) => log.error(errorFields(error), 'database connection'));
  return { pool, stop: async () => await pool.end() };
}

async function start(): Promise<void> {
  const screens = screensBuilt();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const now = () => new Date();
  const contents = await openContents({ folder: config.contentDir, now, log });
  const backend = await openBackend(config, log);
  const product = await compose({ ...backend, config, contents, log, now });
  const { app, routes, sessions, organisation } = product;
  if (product.demo.isOn()) {
    const { plantDemo } = await import('./seed/demo.ts');
    say(await plantDemo(product, config.demoPassword));
  }
  const { appUrl, mode } = config;
  const siteVersion = () => organisation.now().version;
  await screens;
  await servePages(app, { routes, sessions, appUrl, mode, siteVersion });
  if (!config.databaseUrl) restBetweenVisits(app.server);
  await app.listen({ port: config.port, host: config.host });
  const figures = await openFigures(config, product.metrics);
  // Begins to make the index, so that the first who asks for suggestions finds it.
  await product.candidates.ready(now());

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await product.stop();
    await figures?.close();
    await backend.stop();
    process.exit();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // `npm start` is our parent: when it goes, so do we (a signal to npm does not reach us).
  process.on('disconnect', stop);
  // It may have gone while we started.
  if (process.connected === false) return await stop();
  await greet(config, await firstAdminLink(product.setup, config.appUrl));
}

/** Whoever only looks whether we are there does not count. */
function restBetweenVisits(server: Server): void {
  const asked = restWhenQuiet();
  server.on('request', ({ url }) => {
    if (!/^\/(readyz|healthz|metrics)/.test(url ?? '')) asked();
  });
}

/** On a port of their own, when one is set. */
async function openFigures({ host, metrics: { port, token } }: Config, metrics?: Metrics) {
  if (port === undefined || !metrics) return undefined;
  return await listenForMetrics(metrics, { host, port, token });
}

/** What a person at the terminal needs to know. */
async function greet(config: Config, setupLink: URL | undefined): Promise<void> {
  const { appUrl, mailUrl, dataDir, host } = config;
  say(`\nSaath is running at ${appUrl.origin}`);
  if (setupLink) say(`Become the first Admin (works once, for 24 hours): ${setupLink.href}`);
  say(
    mailUrl
      ? `Mails are sent through ${new URL(mailUrl).host}`
      : `Mails are kept as files in ${join(resolve(dataDir), 'outbox')}`,
  );
  const isOpenToOthers = !isLoopback(host);
  if (isOpenToOthers && !cookieIsSecure(appUrl))
    say(
      'Warning: people who come over plain http get a session cookie that the network can read. Put https in front and set APP_URL for anything but a try.',
    );
  else if (isOpenToOthers && appUrl.protocol !== 'https:')
    say(
      'Warning: other devices reach this over plain http; their session cookies can be read on the network. For real use, put https in front and set APP_URL.',
    );
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}
