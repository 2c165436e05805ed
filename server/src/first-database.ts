/**
 * Creates the embedded database where there is none. A first start does this while the screens and the server are built, from
 * these sources; whatever is wrong with the folder, the server's own start says.
 */
import process from 'node:process';
import { readConfig } from './platform/config.ts';
import { createEmbedded } from './platform/embedded.ts';

try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) createEmbedded(dataDir);
} catch {
  process.exitCode = 1;
}
