import type { Call } from '@saath/contract/endpoint';
import { expect, it } from 'vitest';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
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
  expect(await guestOnly(calling(null), request)).toEqual({
    returnTo: '/event/7',
    carried: null,
  });
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

const event = idOf('beach');
const role = idOf('packer');
/** A guest's calls, of an event in which the role is still free. */
const atEvent = (async ({ path }: { path: string }) => {
  const free = { id: role, role_name: 'Packer', filled: 0, maxVolunteers: 1, skills: ['Packing'] };
  return path.startsWith('/api/event')
    ? { event: { ...beachCleanUp, role: [free] } }
    : { site: {}, viewer: null };
}) as unknown as Call;
const guestAt = async (address: string) =>
  await guestOnly(atEvent, new Request(`http://saath.example${address}`));

it.each([
  `/login?event=${event}&role=${role}`,
  `/login?returnTo=${encodeURIComponent(`/event/${event}?role=${role}`)}`,
])('WI-01 who comes for an event is told so, and goes back to it: %s', async (address) => {
  const { returnTo, carried } = await guestAt(address);
  expect(returnTo).toBe(`/event/${event}?role=${role}`);
  expect(carried).toMatchObject({ eventId: event, roleId: role, roleName: 'Packer' });
  expect(carried?.standing).toBe('open');
});

it.each(['/signup?event=../admin', '/signup?event=7&role=8', `/signup?role=${role}`])(
  'WI-01 what is no id carries nothing: %s',
  async (address) => expect(await guestAt(address)).toEqual({ returnTo: null, carried: null }),
);

it('WI-01 who is signed in already goes to the event at once', async () => {
  const request = new Request(`http://saath.example/signup?event=${event}&role=${role}`);
  const answer: unknown = await guestOnly(calling(volunteer), request).catch((thrown) => thrown);
  expect((answer as Response).headers.get('location')).toBe(`/event/${event}?role=${role}`);
});
