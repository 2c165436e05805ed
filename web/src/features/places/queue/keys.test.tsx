/** The queue by keyboard. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moveInQueue, useKeptFocus } from './keys.ts';

afterEach(cleanup);

function Queue({ names }: { names: readonly string[] }) {
  const kept = useKeptFocus(names.length);
  return (
    <ul {...kept} onKeyDown={moveInQueue}>
      {names.map((name) => (
        <li key={name} data-queue-row tabIndex={-1}>
          <input type="checkbox" aria-label={`Select ${name}`} />
          <input aria-label={`Note for ${name}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}
const names = ['Aisha', 'Bilal', 'Cyra'];
const row = (name: string) => screen.getByText(name);
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

it('RO-04 j and k go down and up, from a tick box too, and stop at the ends', () => {
  render(<Queue names={names} />);
  screen.getByLabelText('Select Aisha').focus();
  press('j');
  expect(document.activeElement).toBe(row('Bilal'));
  press('k');
  expect(document.activeElement).toBe(row('Aisha'));
  press('k');
  expect(document.activeElement).toBe(row('Aisha'));
  row('Cyra').focus();
  press('j');
  expect(document.activeElement).toBe(row('Cyra'));
});

it('RO-04 letters that are typed into a field, or with another key, move nobody', () => {
  render(<Queue names={names} />);
  const note = screen.getByLabelText('Note for Aisha');
  note.focus();
  press('j');
  expect(document.activeElement).toBe(note);
  row('Aisha').focus();
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) press('j', { [held]: true });
  press('x');
  expect(document.activeElement).toBe(row('Aisha'));
});

it('RO-04 whoever answers by keyboard goes on with the one who came up in the place', () => {
  const { rerender } = render(<Queue names={names} />);
  row('Bilal').focus();
  rerender(<Queue names={['Aisha', 'Cyra']} />);
  expect(document.activeElement).toBe(row('Cyra'));
  // The last one was answered: the one before it has the focus.
  rerender(<Queue names={['Aisha']} />);
  expect(document.activeElement).toBe(row('Aisha'));
});

it('RO-04 who went elsewhere is not called back when the list changes', () => {
  const { rerender } = render(
    <>
      <button type="button">Elsewhere</button>
      <Queue names={names} />
    </>,
  );
  row('Bilal').focus();
  screen.getByRole('button').focus();
  screen.getByRole('button').blur();
  rerender(
    <>
      <button type="button">Elsewhere</button>
      <Queue names={['Aisha', 'Cyra']} />
    </>,
  );
  expect(document.activeElement).toBe(document.body);
});
