/** What is said to somebody whose right ends while they write: on the pages of helpers, and where a call asks for a right (RG-01). */
import { may } from '@saath/contract/endpoint';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { m } from '../paraglide/messages.js';
import { refused, unanswered } from '../testing/refused.ts';
import { endedRightOf, endedRightText, useLast } from './ended-right.ts';

const words = m.your_right_ended_what_you_typed_stays();
const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => at('/'));

describe('RG-01 a refusal', () => {
  it('RG-01 that says that one may not is told as a right that ended', () => {
    expect(endedRightText(refused('accounts.not_allowed'))).toBe(words);
  });

  it('RG-01 of what one does not see any more is told so where that is known to come of it', () => {
    const gone = refused('events.not_found');
    expect(endedRightText(gone)).toBeUndefined();
    expect(endedRightText(gone, 'events.not_found')).toBe(words);
    expect(endedRightText(refused('roles.not_found'), 'events.not_found')).toBeUndefined();
  });

  it.each([refused('request.too_many'), unanswered(), new Error('A fault'), undefined])(
    'RG-01 of another kind is none that ended (%#)',
    (error) => expect(endedRightText(error, 'events.not_found')).toBeUndefined(),
  );
});

describe('RG-01 the refusal of a form', () => {
  const notAllowed = refused('accounts.not_allowed');
  const gone = refused('events.not_found');

  it.each(['/volunteer/lead/7', '/volunteer/door/7', '/volunteer/event/7/role/8/day'])(
    'RG-01 on %s comes of the right, whatever the call',
    (path) => {
      at(path);
      for (const access of ['admin', 'signed-in', may('events.write')] as const) {
        expect(endedRightOf({ access }, notAllowed)).toBe(words);
        expect(endedRightOf({ access }, gone)).toBe(words);
      }
    },
  );

  it.each(['/admin/event/7', '/volunteer/leaders', '/volunteer/event/7/hours', '/'])(
    'RG-01 on %s comes of it where the call asks for a right, and an event that is gone is gone',
    (path) => {
      at(path);
      expect(endedRightOf({ access: may('events.write') }, notAllowed)).toBe(words);
      expect(endedRightOf({ access: may('events.write') }, gone)).toBeUndefined();
      for (const access of ['admin', 'volunteer', 'public'] as const)
        expect(endedRightOf({ access }, notAllowed)).toBeUndefined();
    },
  );
});

it('RG-01 what somebody writes in stays on the screen when it goes, and changes when another comes', () => {
  const { result, rerender } = renderHook(({ value }) => useLast(value), {
    initialProps: { value: undefined as string | undefined },
  });
  expect(result.current).toBeUndefined();
  const become = (value: string | undefined) => act(() => rerender({ value }));
  become('first');
  become(undefined);
  expect(result.current).toBe('first');
  become('second');
  become(undefined);
  expect(result.current).toBe('second');
});
