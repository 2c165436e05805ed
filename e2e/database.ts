/** A database of its own for a product, on the server that `npm test` has. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

type OwnDatabase = {
  /** For the product's environment. */
  readonly settings: { readonly DATABASE_URL: string };
  /** Once nobody uses it any more. */
  readonly remove: () => Promise<void>;
};

/** @returns undefined where no server is named, or not wanted: the product has its embedded database then */
export async function ownDatabase(): Promise<OwnDatabase | undefined> {
  const { TEST_POSTGRES_URL: server, TEST_ENGINE: engine } = process.env;
  if (!server || engine === 'embedded') return undefined;
  const name = `journeys_${randomUUID().replaceAll('-', '')}`;
  await tell(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href },
    remove: async () => await tell(server, `drop database ${name} with (force)`),
  };
}

async function tell(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(command).finally(() => client.end());
}
