/** A call that a test takes for granted. */
import { expect } from 'vitest';
import type { Client } from './client.ts';

/** @returns the body of a success; fails the test with what was answered otherwise */
export async function done(client: Client, ...[endpoint, sent]: Parameters<Client['call']>) {
  const { status, body } = await client.call(endpoint, sent);
  expect(status, `${endpoint.path}: ${JSON.stringify(body)}`).toBe(200);
  return body as Record<string, unknown>;
}
