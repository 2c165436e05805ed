import type { Call } from '@saath/contract/endpoint';
import { expect, it } from 'vitest';
import { guestOnly } from './guest-only.ts';

const calling = (viewer: object | null) => (async () => ({ site: {}, viewer })) as unknown as Call;
const volunteer = { id: 'v', name: 'Aisha', role: 'Volunteer' };

/** Where a signed-in person is sent from /login with this address to go back to. */
async function sentTo(returnTo?: string): Promise<string | null> {
  const search = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const request = new Request(`http://saath.example/login${search}`);
  const answer: unknown = await guestOnly(calling(volunteer), request).catch((thrown) => thrown);
  if (!(answer instanceof Response)) throw new Error('was not sent on');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  return answer.headers.get('location');
}

it('RT-02 a guest stays and keeps the page to go back to', async () => {
  const request = new Request('http://saath.example/login?returnTo=%2Fevent%2F7');
  expect(await guestOnly(calling(null), request)).toEqual({ returnTo: '/event/7' });
});

it('RT-02 a signed-in person is sent to the page they came from, or home', async () => {
  expect(await sentTo('/event/7?tab=people#top')).toBe('/event/7?tab=people#top');
  expect(await sentTo()).toBe('/');
  expect(await sentTo('')).toBe('/');
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/.//..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'event/7',
])('RT-02 nobody is sent to another site: %j', async (returnTo) => {
  const location = (await sentTo(returnTo)) ?? '';
  expect(new URL(location, 'http://saath.example').origin).toBe('http://saath.example');
  expect(location).toMatch(/^\/(?![/\\])/);
});
