/** RT-03 RG-03: who gets into the organisers' area, and where everybody else is led. */
import type { Call } from '@saath/contract/endpoint';
import { expect, it } from 'vitest';
import { adminOnly } from './admin-only.ts';

const url = new URL('https://saath.example/admin/event/1?tab=roster');
const admit = async (viewer: object | null) =>
  await adminOnly((async () => ({ viewer })) as unknown as Call, url).catch((thrown: Response) =>
    thrown.headers.get('location'),
  );
const back = encodeURIComponent('/admin/event/1?tab=roster');

it.each<[string, object | null, string | null]>([
  ['a guest logs in and comes back', null, `/admin/login?returnTo=${back}`],
  ['a volunteer goes home', { role: 'Volunteer' }, '/'],
  [
    'an organiser who waits confirms first',
    { role: 'Admin', waitsForPasskey: true },
    `/admin/confirm?returnTo=${back}`,
  ],
  ['an organiser comes in', { role: 'Admin' }, null],
])('RT-03 %s', async (_, viewer, to) => {
  expect(await admit(viewer)).toBe(to);
});
