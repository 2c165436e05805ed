import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beachCleanUp } from '../../../testing/people-and-events.ts';
import {
  field,
  keepEvent,
  press,
  retype,
  serverOfEditor,
  showEditor,
  untilSaved,
} from './testing/edited-event.tsx';

const server = serverOfEditor();
const edit = '/admin/event/1/edit';

/** What the browser makes of closing the page: it asks only when the page wants it to. */
function asksOnClose() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

async function typed() {
  const shown = showEditor(beachCleanUp);
  await press('Edit');
  await retype('Event title', 'Beach day');
  return {
    ...shown,
    go: async (to: string) => await act(async () => await shown.router.navigate(to)),
  };
}

it('EV-10 changes that are not saved are asked about before the page is left; Stay keeps them', async () => {
  const { go, address } = await typed();
  await go('/admin/dashboard');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  await press('Stay here');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe(edit);
  expect(field('Event title').value).toBe('Beach day');
});

it('EV-10 Leave goes where one wanted to go', async () => {
  const { go, address } = await typed();
  await go('/admin/dashboard');
  await screen.findByRole('alertdialog');
  await press('Leave');
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

it('EV-10 another tab of the same page is no way out, and is not asked about', async () => {
  const { go, address } = await typed();
  await go(`${edit}?tab=roles`);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(address()).toBe(`${edit}?tab=roles`);
});

it('EV-10 the browser asks before it closes the page, as long as something is not saved', async () => {
  keepEvent(server, beachCleanUp);
  showEditor(beachCleanUp);
  await press('Edit');
  expect(asksOnClose()).toBe(false);
  expect(screen.getByText('Edit mode')).toBeTruthy();
  await retype('Event title', 'Beach day');
  expect(asksOnClose()).toBe(true);
  expect(screen.getByText('You have changes that are not saved.')).toBeTruthy();
  await press('Save');
  await untilSaved();
  expect(asksOnClose()).toBe(false);
});

it('EV-10 what was typed and typed back is no change', async () => {
  const { go, address } = await typed();
  await retype('Event title', beachCleanUp.title);
  await go('/admin/dashboard');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(address()).toBe('/admin/dashboard');
});
