/** An event in the editor, and a server that keeps it; for tests. */
import { getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import { type Event, eventSchema } from '@saath/contract/events/events/schema';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { useQuery } from '../../../../calls/query.ts';
import { type FakeServer, fakeServer } from '../../../../testing/fake-server.ts';
import { refused } from '../../../../testing/refused.ts';
import { show } from '../../../../testing/show.tsx';
import { AssignDialog } from '../../../places/answer/assign-dialog.tsx';
import { eventQuery } from '../../admin-list/queries.ts';
import { EventEditor } from '../editor.tsx';

/** The server of a file's tests, by which the editor finds no town. */
export function serverOfEditor(): FakeServer {
  const server = fakeServer();
  beforeEach(() => server.on(findTowns, { towns: [] }));
  return server;
}

/** A server with one event, which refuses a save over an older version. */
export function keepEvent(server: FakeServer, stored: Event) {
  let current = stored;
  server.on(getEvent, () => ({ event: current }));
  server.on(findTowns, { towns: [] });
  server.on(updateEvent, ({ role: _roles, ...values }) => {
    if (values.updatedAt !== current.updatedAt) throw refused('events.changed_meanwhile');
    current = eventSchema.parse({ ...current, ...values, updatedAt: '2026-11-03T00:00:00.000Z' });
    return { event: current, message: 'Event details updated successfully!' };
  });
  return {
    now: () => current,
    /** Somebody else saves something. */
    put: (changed: Partial<Event>) => {
      current = { ...current, ...changed, updatedAt: '2026-11-02T00:00:00.000Z' };
    },
  };
}

/** The editor as its page shows it, with `event` as it was read first. */
export function Edited({ event }: { event: Event }) {
  const { data = event } = useQuery({ ...eventQuery(event.id), enabled: false });
  return <EventEditor event={data} assignDialog={(given) => <AssignDialog {...given} />} />;
}

export const showEditor = (event: Event, at = '/admin/event/1/edit') =>
  show(<Edited event={event} />, { at });

export const press = async (name: string) =>
  await userEvent.click(screen.getByRole('button', { name }));

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

/** Waits for the end of a save: the fields are gone. */
export const untilSaved = async () =>
  await waitFor(() => screen.getByRole('button', { name: 'Edit' }));
