/** How people hear of an event. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { ShareEventDialog } from './share-dialog.tsx';

const event = {
  ...beachCleanUp,
  id: idOf('River'),
  title: 'River clean-up',
  location: 'Ravi bridge, Lahore',
  startTime: '2026-12-05T04:00:00.000Z',
  timeZone: 'Asia/Karachi',
};

async function open(isNew = false) {
  const { user } = show(<ShareEventDialog event={event} isNew={isNew} onClose={() => {}} />);
  const name = isNew ? 'It is out' : 'Share this event';
  return { user, dialog: within(await screen.findByRole('dialog', { name })) };
}

it('WI-04 what was published is out: link, WhatsApp, code, poster and picture lead to the event', async () => {
  const { dialog } = await open(true);
  const target = (name: string) => dialog.getByRole('link', { name }).getAttribute('href') ?? '';
  const invitation = new URL(target('WhatsApp')).searchParams.get('text') ?? '';
  expect(new URL(target('WhatsApp')).origin).toBe('https://wa.me');
  // In the event's own zone, whoever sends it.
  expect(invitation).toContain('River clean-up');
  expect(invitation).toContain('9:00');
  expect(invitation).toContain('Ravi bridge, Lahore');
  expect(invitation).toContain(`/event/${idOf('River')}`);
  expect(target('Poster as PDF')).toBe(`/api/event/${idOf('River')}/poster?language=en`);
  expect(target('Picture to post')).toBe(`/event/${idOf('River')}/share-square.png`);
  expect(dialog.getByRole('img', { name: /code/i })).toBeDefined();
});

it('WI-04 the link is copied by one press, and it is said when a browser does not let us', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toContain(`/event/${idOf('River')}`);
  await waitFor(() => expect(news()).toHaveLength(1));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(news()).toHaveLength(2));
  expect(news()[1]).toMatch(/could not be copied/);
});
