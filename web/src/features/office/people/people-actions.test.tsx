import { listAgreements } from '@saath/contract/events/agreements/endpoints';
import { listKinds } from '@saath/contract/events/eligibility/endpoints';
import { listInvitations } from '@saath/contract/office/invitations/endpoints';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { PeopleActions } from './people-actions.tsx';

const server = fakeServer();
beforeEach(() => {
  server.on(listKinds, { kinds: [], nobodyHas: [], mayChange: true });
  server.on(listAgreements, { agreements: [], mayChange: true });
});

async function openMenu() {
  const { user } = show(<PeopleActions />);
  await user.click(screen.getByRole('button', { name: 'More to do with people' }));
  const entry = async (name: string) => await screen.findByRole('menuitem', { name });
  return { user, entry };
}

it('OR-04 WI-06 in sight is the way to bring people in, and one menu; people are taken along as a file', async () => {
  const { entry } = await openMenu();
  expect((await entry('Export people')).hasAttribute('download')).toBe(true);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Invite an organiser',
    'Export people',
    'Export hours',
  ]);
  const link = screen.getByRole('link', { name: 'Import people', hidden: true });
  expect(link.getAttribute('href')).toBe('/admin/import-people');
});

it('EL-03 papers are found in the menu also when none waits, once a role can ask for any', async () => {
  server.on(listKinds, {
    kinds: [{ id: idOf('aid'), name: 'First aid' }],
    nobodyHas: [],
    mayChange: true,
  });
  const { entry } = await openMenu();
  expect((await entry('Papers and agreements')).getAttribute('href')).toBe('/admin/to-check');
});

it('OR-04 hours are taken along for the days that were chosen', async () => {
  const { user, entry } = await openMenu();
  await user.click(await entry('Export hours'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export hours' }));
  const link = () => dialog.queryByRole('link', { name: 'Download CSV' })?.getAttribute('href');
  const all = link();
  expect(all).not.toContain('from');
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-11-01' } });
  expect(link()).toBe(`${all}?from=2026-11-01`);
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-10-31' } });
  expect(link()).toBeUndefined();
  expect(dialog.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', true);
});

it('AU-09 an organiser is invited from the same menu', async () => {
  server.on(listInvitations, { invitations: [] });
  const { user, entry } = await openMenu();
  await user.click(await entry('Invite an organiser'));
  expect(await screen.findByRole('dialog', { name: 'Invite an organiser' })).toBeDefined();
});
