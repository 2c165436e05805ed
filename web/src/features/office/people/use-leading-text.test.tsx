import { limits } from '@saath/contract/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeadingText } from './use-leading-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field beside an address that is as slow as the test makes it. */
function field(value = '') {
  const told: string[] = [];
  const { result, rerender } = renderHook(
    ({ value: given }) => useLeadingText(given, (text) => told.push(text)),
    { initialProps: { value } },
  );
  return {
    told,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    address: (given: string) => rerender({ value: given }),
    pause: () => act(() => void vi.advanceTimersByTime(limits.searchDebounce)),
  };
}

it('AD-02 what is typed while the address catches up is not taken back, and leads it next', () => {
  const { told, text, type, address, pause } = field();
  type('ai');
  pause();
  expect(told).toEqual(['ai']);
  type('aisha');
  address('ai');
  expect(text()).toBe('aisha');
  pause();
  expect(told).toEqual(['ai', 'aisha']);
});

it('AD-02 the field follows an address that something else has changed, there and back', () => {
  const { told, text, type, address, pause } = field();
  type('ai');
  pause();
  address('ai');
  address('');
  expect(text()).toBe('');
  address('ai');
  expect(text()).toBe('ai');
  pause();
  // Following is no telling.
  expect(told).toEqual(['ai']);
});

it('AD-02 spaces around it are typed, but are no other text', () => {
  const { told, text, type, address, pause } = field();
  type(' ai ');
  pause();
  address('ai');
  expect(text()).toBe(' ai ');
  type(' ai');
  pause();
  expect(told).toEqual(['ai']);
});
