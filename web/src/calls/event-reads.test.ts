/** A call that is missing among those read again leaves a stale screen that nobody notices: the contract is asked instead. */
import type { Endpoint } from '@saath/contract/endpoint';
import { expect, test } from 'vitest';
import { eventReads } from './event-reads.ts';

/** `/api/<subject>/…` of calls that say something about an event, its roles or the people in it. */
const subjects = /^\/api\/(event|role|role-suggest|day|outlooks|participation)(\/|$)/;

/** Calls about events that a change of an event need not have read again, and why. */
const exceptions: Readonly<Record<string, string>> = {
  browseEvents: 'public page: its loader asks at every visit',
  eventsOfMonth: 'public page: its loader asks at every visit',
  myAnnouncements: 'public page: its loader asks at every visit',
  myHours: "a volunteer's; organisers do not see it",
  myParticipations: "a volunteer's; named in own-reads.ts",
  ownAnswers: 'public page: its loader asks at every visit',
  readDelivery: 'how far mails have come, whatever becomes of the event; asks again by itself',
  listFailedMails: 'as readDelivery',
  showCode: 'asks again by itself, every thirty seconds',
  listKiosks: 'devices, whatever becomes of the event',
  listHelpers: 'who keeps the door does not follow from the event',
  eventBranch: 'changed by one call alone, which names it',
  eventBadges: 'read once for the printer; never kept',
  eventPoster: 'a file to take along; never kept',
  boardPeople: 'asked for one press; never kept',
  emergencyContact: 'read anew each time that somebody opens it; never kept',
};

type Found = readonly [name: string, endpoint: Endpoint];

async function callsAboutEvents(): Promise<Found[]> {
  const files = import.meta.glob<Record<string, unknown>>('../../../contract/src/**/endpoints.ts');
  const modules = await Promise.all(Object.values(files).map(async (load) => await load()));
  return modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isAboutEvents(entry[1])),
  );
}

function isAboutEvents(value: unknown): value is Endpoint {
  const { method, path = '' } = value as Partial<Endpoint>;
  return method === 'GET' && subjects.test(path);
}

test('calls: whatever the contract answers about an event is read again after a change of it', async () => {
  const found = await callsAboutEvents();
  const stale = found.filter(([name, endpoint]) => {
    return !(name in exceptions) && !eventReads.includes(endpoint);
  });
  expect(found.length).toBeGreaterThan(30);
  expect(stale.map(([name]) => name)).toEqual([]);
});

test('calls: an exception is a call of the contract, and is not read again after all', async () => {
  const found = new Map(await callsAboutEvents());
  const needless = Object.keys(exceptions).filter((name) => {
    const endpoint = found.get(name);
    return !endpoint || eventReads.includes(endpoint);
  });
  expect(needless).toEqual([]);
});
