import type { Call } from '@saath/contract/endpoint';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { callContext } from '../../lib/context.ts';
import { loader } from './layout.tsx';

const site = 'http://saath.example';

/** What the loader gives or throws for this viewer, asked for by a page that is open already. */
async function opened(path: string, role?: 'Admin' | 'Volunteer'): Promise<unknown> {
  const viewer = role ? { id: 'v', name: 'Aisha', role } : null;
  const context = new RouterContextProvider();
  context.set(callContext, (async () => ({ site: {}, viewer })) as unknown as Call);
  const url = new URL(path, site);
  const request = new Request(`${site}${url.pathname}.data?_routes=pages%2Fvolunteer%2Flayout`);
  const args = { url, request, context, params: {}, pattern: '/volunteer' };
  return await loader(args as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown,
  );
}

it('RT-03 a guest is sent to the login and back to the very page, as a whole new page', async () => {
  const answer = await opened('/volunteer/skills?add=1');
  if (!(answer instanceof Response)) throw new Error('was not sent on');
  expect(answer.headers.get('location')).toBe('/login?returnTo=%2Fvolunteer%2Fskills%3Fadd%3D1');
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});

it('RT-03 an Admin is sent home, a Volunteer stays', async () => {
  const answer = await opened('/volunteer/skills', 'Admin');
  if (!(answer instanceof Response)) throw new Error('was not sent on');
  expect(answer.headers.get('location')).toBe('/');
  expect(await opened('/volunteer/skills', 'Volunteer')).toBeNull();
});
