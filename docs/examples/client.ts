/**
 * What other software does with an API token, from an event to the hours of its people. The types come from the site's own
 * description of its calls: docs/api.md says how.
 */
import createClient from 'openapi-fetch';
import type { paths } from './saath.d.ts';

export type Site = ReturnType<typeof openSite>;

/** @param baseUrl of the site, such as https://volunteers.example.org */
export function openSite(baseUrl: string, token: string) {
  return createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
}

type Answer<Data> = {
  readonly data?: Data;
  readonly error?: { readonly code: string; readonly message: string };
};

/** Every refusal has a code for programs and a sentence for people. */
function done<Data>({ data, error }: Answer<Data>): Data {
  if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`);
  return data;
}

type Times = { readonly startTime: string; readonly endTime: string };

/** A draft, which only organisers see. */
export async function makeEvent(site: Site, times: Times) {
  const answer = await site.POST('/api/event/create-event', {
    body: {
      title: 'River clean-up',
      description: 'We collect rubbish along the river.',
      location: 'Ravi bank, Lahore',
      ...times,
      publish: false,
      role: [
        {
          role_name: 'Picker',
          description: 'Picks up what lies there.',
          maxVolunteers: 5,
          skills: [],
        },
      ],
    },
    // The call takes pictures too, so it is a form; lists go as JSON.
    bodySerializer: (body) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body))
        form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      return form;
    },
  });
  return done(answer).event;
}

export async function publish(site: Site, id: string): Promise<void> {
  done(await site.POST('/api/event/{id}/publish', { params: { path: { id } }, body: {} }));
}

/** Gives everybody who asked the first role of the event. @returns how many that were */
export async function approveAll(site: Site, event: { id: string; role: { id: string }[] }) {
  const path = { id: event.id };
  const queue = await site.GET('/api/event/{id}/participations', { params: { path, query: {} } });
  const asked = done(queue).participations.filter(({ state }) => state === 'requested');
  for (const { id } of asked) {
    const body = { decision: 'approve', roleId: event.role[0]?.id ?? null } as const;
    done(await site.POST('/api/participation/{id}/decision', { params: { path: { id } }, body }));
  }
  return asked.length;
}

/** Records that everybody who is to come is there. */
export async function checkInAll(site: Site, id: string, at: Date) {
  const day = await site.GET('/api/event/{id}/day', { params: { path: { id } } });
  const marks = done(day)
    .people.filter(({ state }) => state === 'confirmed')
    .map(({ participationId }) => ({
      // Made once: a mark that is sent again under its id counts once.
      id: crypto.randomUUID(),
      participationId,
      from: 'confirmed' as const,
      to: 'checked_in' as const,
      at: at.toISOString(),
    }));
  const path = { id };
  const answer = await site.POST('/api/event/{id}/day/marks', {
    params: { path },
    body: { marks },
  });
  return done(answer).results.map(({ outcome }) => outcome);
}

/** Hours by person, for a payroll or a report. */
export async function hoursOf(site: Site, id: string) {
  const params = { path: { id }, query: {} };
  const { people } = done(await site.GET('/api/event/{id}/hours', { params }));
  return people.map(({ userId, hours }) => ({ userId, hours }));
}

export async function correctHours(site: Site, participationId: string, hours: number) {
  const body = { hours, reason: 'By the list of the driver' };
  const params = { path: { id: participationId } };
  done(await site.PUT('/api/participation/{id}/hours', { params, body }));
}
