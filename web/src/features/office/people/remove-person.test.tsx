import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { previewRemoval } from '@saath/contract/office/people/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { RemovePerson } from './remove-person.tsx';

const server = fakeServer();
let removed: number;
beforeEach(() => {
  removed = 0;
  server.on(previewRemoval, { places: 2, requests: 1 });
  server.on(deleteUser, { message: 'Volunteer deleted successfully!' });
});

function Page() {
  const [person, setPerson] = useState<{ id: string; name: string }>();
  return (
    <>
      <button type="button" onClick={() => setPerson(aisha)}>
        Ask
      </button>
      <RemovePerson
        person={person}
        onClose={() => setPerson(undefined)}
        onRemoved={() => removed++}
      />
    </>
  );
}
async function ask() {
  const { user } = show(<Page />);
  const press = screen.getByRole('button', { name: 'Ask' });
  await user.click(press);
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Aisha Khan?' });
  return { user, press, dialog, inDialog: within(dialog) };
}

it.each([
  [
    { places: 1, requests: 0 },
    ['1 place in a coming event is freed and offered to those who wait.'],
  ],
  [{ places: 0, requests: 2 }, ['2 open requests are taken back.']],
  [
    { places: 2, requests: 1 },
    [
      '2 places in coming events are freed and offered to those who wait.',
      '1 open request is taken back.',
    ],
  ],
  [{ places: 0, requests: 0 }, ['They hold no place in a coming event and have no open request.']],
])('AD-02 what goes with a person of %j is said in numbers', async (counts, lines) => {
  server.on(previewRemoval, counts);
  const { inDialog } = await ask();
  await waitFor(() =>
    expect(inDialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines),
  );
  expect(inDialog.getByText(/cannot be brought back/)).toBeDefined();
});

it('AD-02 the question begins on the way out: Enter removes nobody, and the focus goes back', async () => {
  const { user, press, dialog, inDialog } = await ask();
  await waitFor(() =>
    expect(document.activeElement).toBe(inDialog.getByRole('button', { name: 'Cancel' })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(server.sent(deleteUser)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(press));
});

it('AD-02 numbers are counted anew for each question', async () => {
  const { user, press, inDialog } = await ask();
  await inDialog.findByText(/^2 places/);
  await user.click(inDialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  server.on(previewRemoval, { places: 5, requests: 0 });
  await user.click(press);
  expect(await screen.findByText(/^5 places/)).toBeDefined();
});

it('AD-02 numbers that could not be counted say so, and can be counted again', async () => {
  server.on(previewRemoval, () => {
    throw tooMany();
  });
  const { user, inDialog } = await ask();
  expect(
    await inDialog.findByText('Just now we cannot tell how many places this affects.'),
  ).toBeDefined();
  server.on(previewRemoval, { places: 1, requests: 0 });
  await user.click(inDialog.getByRole('button', { name: 'Try again' }));
  expect(await inDialog.findByText(/^1 place in/)).toBeDefined();
});

it('AD-02 a removal on its way can be neither repeated nor left, and is done once', async () => {
  let answer: () => void = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(deleteUser, async () => {
    await wait;
    return { message: 'Volunteer deleted successfully!' };
  });
  const { user, inDialog } = await ask();
  await user.click(inDialog.getByRole('button', { name: 'Remove' }));
  const busy = await inDialog.findByRole('button', { name: 'Removing …' });
  expect(busy).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  await user.click(busy);
  expect(screen.getByRole('alertdialog')).toBeDefined();
  answer();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(deleteUser)).toHaveLength(1);
  expect(removed).toBe(1);
  expect(news()).toEqual(['Volunteer deleted successfully!']);
});

it('AD-02 who was removed by another Admin first is said to be gone, and is not counted as removed here', async () => {
  server.on(deleteUser, () => {
    throw refused('people.gone');
  });
  const { user, inDialog } = await ask();
  await user.click(inDialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(news()).toEqual([refused('people.gone').message]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(removed).toBe(0);
});
