import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { Removable } from './removable.tsx';

const removed: string[] = [];
/** The server's answer to what was removed last. */
let answer = () => {};
beforeEach(() => {
  removed.length = 0;
});

function Things() {
  const [things, setThings] = useState([{ id: 'a' }, { id: 'b' }]);
  const mutate = (id: string, { onSettled }: { onSettled: () => void }) => {
    removed.push(id);
    answer = () => {
      setThings((all) => all.filter((thing) => thing.id !== id));
      onSettled();
    };
  };
  return (
    <Removable
      entries={things}
      title={({ id }) => `Remove ${id}?`}
      description="It is gone then."
      confirmText="Remove it"
      busyText="Removing"
      removal={{ isPending: false, mutate }}
    >
      {(ask) =>
        things.map((thing) => (
          <button key={thing.id} type="button" onClick={() => ask(thing)}>
            Remove {thing.id}
          </button>
        ))
      }
    </Removable>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const question = (name: string) => screen.queryByRole('alertdialog', { name });

it('RG-03 nothing is removed before the question about it is answered', async () => {
  const { user } = show(<Things />);
  await user.click(button('Remove b'));
  expect(question('Remove b?')).not.toBeNull();
  expect(removed).toEqual([]);
  await user.click(button('Remove it'));
  expect(removed).toEqual(['b']);
});

it('RG-03 the keyboard stays at the list when an entry goes, and at its button when it stays', async () => {
  const { user } = show(<Things />);
  await user.click(button('Remove a'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('Remove a')));
  await user.click(button('Remove a'));
  await user.click(button('Remove it'));
  act(answer);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Remove b')));
});

it('RG-03 the question stays until the answer is there, and goes with the entry', async () => {
  const { user } = show(<Things />);
  await user.click(button('Remove a'));
  await user.click(button('Remove it'));
  expect(question('Remove a?')).not.toBeNull();
  act(answer);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText('Remove a')).toBeNull();
});
