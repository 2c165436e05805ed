import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SavedCheckField } from './saved-check-field.tsx';

afterEach(cleanup);

/** A choice whose call is ended by the test. */
function shown() {
  const save = vi.fn();
  const choice = (isOn: boolean) => <SavedCheckField label="Tell me" isOn={isOn} save={save} />;
  const { rerender } = render(choice(false));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tell me' });
  const end = () => act(() => save.mock.lastCall?.[1].onSettled());
  return { box, save, end, hold: (isOn: boolean) => rerender(choice(isOn)) };
}

it('LM-01 what was pressed stands there at once, and stays when it is saved', () => {
  const { box, save, end, hold } = shown();
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(save).toHaveBeenCalledWith(true, expect.anything());
  hold(true);
  end();
  expect(box.getAttribute('aria-busy')).toBe('false');
  expect(box.checked).toBe(true);
});

it('LM-01 a choice that could not be saved goes back to what holds', () => {
  const { box, end } = shown();
  fireEvent.click(box);
  end();
  expect(box.checked).toBe(false);
});

it('LM-01 a second press while it is saved does nothing, and the focus stays', () => {
  const { box, save } = shown();
  box.focus();
  fireEvent.click(box);
  fireEvent.click(box);
  expect(save).toHaveBeenCalledTimes(1);
  expect(box.checked).toBe(true);
  expect(document.activeElement).toBe(box);
});
