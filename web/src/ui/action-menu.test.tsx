import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ActionMenu, MenuAction, MenuFile, MenuLink } from './action-menu.tsx';

const onCopy = vi.fn();
const onDelete = vi.fn();
const menu = () => {
  vi.clearAllMocks();
  return show(
    <main>
      <ActionMenu label="More for River clean-up">
        <MenuAction onPress={onCopy}>Copy</MenuAction>
        <MenuAction onPress={onDelete} disabled>
          Delete
        </MenuAction>
        <MenuLink to="/admin/event/1/badges">Badges</MenuLink>
        <MenuFile href="/api/event/1/roster.csv">Roster</MenuFile>
      </ActionMenu>
    </main>,
  );
};
const trigger = () => screen.getByRole('button', { name: 'More for River clean-up' });
const entry = async (name: string) => await screen.findByRole('menuitem', { name });

it('EV-11 what can be done besides the main action is chosen by keyboard, and the focus comes back', async () => {
  const { user } = menu();
  trigger().focus();
  await user.keyboard('{ArrowDown}');
  expect(await entry('Copy')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'));
  await user.keyboard('{Enter}');
  expect(onCopy).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

it('EV-11 what cannot be done now does nothing', async () => {
  const { user } = menu();
  await user.click(trigger());
  await user.click(await entry('Delete'));
  expect(onDelete).not.toHaveBeenCalled();
});

it('EV-11 pages are links within the site, files are kept', async () => {
  const { user, address } = menu();
  await user.click(trigger());
  expect((await entry('Roster')).hasAttribute('download')).toBe(true);
  await user.click(await entry('Badges'));
  expect(address()).toBe('/admin/event/1/badges');
});

it('EV-11 the list stands in the main part of the page, where screen readers look for it', async () => {
  const { user } = menu();
  await user.click(trigger());
  expect((await entry('Copy')).closest('main')).not.toBeNull();
});
