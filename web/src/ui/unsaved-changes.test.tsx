import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

const editor = (hasChanges: boolean) =>
  show(
    <>
      <UnsavedChanges
        hasChanges={hasChanges}
        description="The new title is lost."
        keptUnder="/admin/event/1/roles"
      />
      <Link to="/admin/events">Events</Link>
      <Link to="/admin/event/1/roles">Roles</Link>
      <Link to="?tab=media">Media</Link>
    </>,
    { at: '/admin/event/1/edit' },
  );
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const go = (name: string) => screen.getByRole('link', { name, hidden: true });

it('EV-10 whoever leaves with changes is asked, and stays with them', async () => {
  const { user, address } = editor(true);
  await user.click(go('Events'));
  expect(question()?.textContent).toContain('The new title is lost.');
  expect(address()).toBe('/admin/event/1/edit');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe('/admin/event/1/edit');
});

it('EV-10 or leaves without them', async () => {
  const { user, address } = editor(true);
  await user.click(go('Events'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/admin/events'));
});

it('EV-10 nobody is asked where the changes are kept: another tab, a page of the same event', async () => {
  const { user, address } = editor(true);
  await user.click(go('Media'));
  expect(address()).toBe('/admin/event/1/edit?tab=media');
  await user.click(go('Roles'));
  expect(address()).toBe('/admin/event/1/roles');
  expect(question()).toBeNull();
});

it('EV-10 nobody is asked without changes', async () => {
  const { user, address } = editor(false);
  await user.click(go('Events'));
  expect(address()).toBe('/admin/events');
});

it.each([
  [true, 'asks'],
  [false, 'does not ask'],
])('EV-10 with changes: %s, the browser %s before the window is closed', (hasChanges) => {
  editor(hasChanges);
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(hasChanges);
});
