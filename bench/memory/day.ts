/** What a club asks of the demo in a day, an hour at a time: guests, volunteers and the Admin, over real connections. */
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { createEvent, getEvent } from '@saath/contract/events/events/endpoints';
import { demoAccounts, publishedPassword } from '@saath/contract/office/demo/rules';
import sharp from 'sharp';
import { eventBody } from '../../proofs/support/main-job.ts';
import { type Site, Visitor } from '../../proofs/support/visitor.ts';

/** People who come in an hour. */
const GUESTS = 20;
const VOLUNTEERS = 8;
/** A day is replayed in minutes: eight people who logged in every hour would meet the limit of tries for a password. */
const HOURS_SIGNED_IN = 3;

const guestPages = ['/', '/events', '/login', '/signup', '/api/event/events/?page=1'];
const volunteerPages = [
  '/volunteer/dashboard',
  '/volunteer/events',
  '/api/event/calendar?tab=upcoming',
  '/api/event-suggest',
  '/api/participation/mine',
  '/api/notice',
  '/api/impact/mine',
];
const adminPages = [
  '/admin/dashboard',
  '/api/event/events/?page=1',
  '/api/event/status-counts',
  '/api/participation/waiting',
  '/api/figures/overview',
  '/api/outlooks/soon',
  '/api/user/volunteers?page=1',
  '/api/user/volunteer-stats',
  '/api/user/search-volunteer?name=ai',
  '/api/audit',
  '/api/towns?place=Lahore',
];
const exports = ['/api/export/people', '/api/export/hours'];
const eventPages = ['', '/board', '/roster', '/outlook', '/threads'];
/** Twelve times a day: who asks more often is told to wait. */
const sheets = ['/badges', '/poster'];

type Event = { readonly id: string };

export type Day = { readonly hour: (hour: number) => Promise<void> };

/** @throws Error for any answer but 200 */
export async function openDay(site: Site): Promise<Day> {
  const admin = await signedIn(site, demoAccounts.Admin);
  const { body } = await answered(admin, '/api/event/calendar?tab=upcoming');
  const { events } = JSON.parse(body) as { events: Event[] };
  const picture = await photograph();
  let volunteers: readonly Visitor[] = [];
  return {
    async hour(hour) {
      const event = events[hour % events.length];
      if (!event) throw new Error('The demo has no events to come.');
      for (let guest = 0; guest < GUESTS; guest++)
        for (const path of [...guestPages, `/event/${event.id}`, `/api/event/${event.id}`])
          await answered(new Visitor(site), path);
      if (hour % HOURS_SIGNED_IN === 0) volunteers = await signedInVolunteers(site);
      for (const volunteer of volunteers) {
        for (const path of [...volunteerPages, `/event/${event.id}`])
          await answered(volunteer, path);
      }
      for (const path of adminPages) await answered(admin, path);
      if (hour % 12 === 0) for (const path of exports) await answered(admin, path);
      const paths = hour % 2 === 0 ? [...eventPages, ...sheets] : eventPages;
      for (const path of paths) await answered(admin, `/api/event/${event.id}${path}`);
      const { role: roles } = (await admin.call(getEvent, { params: { id: event.id } })).event;
      for (const { id } of roles) await answered(admin, `/api/role-suggest/${id}`);
      await plan(admin, event);
      const files = [{ name: 'photo.jpg', type: 'image/jpeg', bytes: picture }];
      await admin.call(createEvent, { body: eventBody(), files });
    },
  };
}

async function signedIn(site: Site, email: string): Promise<Visitor> {
  const visitor = new Visitor(site);
  await visitor.call(login, { body: { email, password: publishedPassword } });
  return visitor;
}

async function signedInVolunteers(site: Site): Promise<Visitor[]> {
  const people: Visitor[] = [];
  for (let person = 0; person < VOLUNTEERS; person++)
    people.push(await signedIn(site, demoAccounts.Volunteer));
  return people;
}

async function answered(visitor: Visitor, path: string) {
  const answer = await visitor.ask(path, { headers: { 'accept-encoding': 'br' } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
  return answer;
}

async function plan(admin: Visitor, event: Event): Promise<void> {
  const body = JSON.stringify({ eventIds: [event.id], who: 'everybody' });
  const headers = { 'content-type': 'application/json' };
  const answer = await admin.ask('/api/fill/preview', { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`fill answered ${answer.status}: ${answer.body}`);
}

/** As a telephone takes it: twelve million pixels, some four megabytes. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  return await sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}
