/** A message that is sent again after no answer came must not arrive twice, and a changed one is another (HR-04). */
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMessageKey } from './message-key.ts';

it('HR-04 the same message has one key, also on a screen that is drawn anew', () => {
  const { result, rerender } = renderHook(() => useMessageKey());
  const first = result.current({ subject: 'Hello', text: 'Come!' });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  rerender();
  expect(result.current({ subject: 'Hello', text: 'Come!' })).toBe(first);
});

it('HR-04 whatever is changed in between makes another message, and changing it back one more', () => {
  const { result } = renderHook(() => useMessageKey());
  const keys = ['Come!', 'Come?', 'Come!'].map((text) =>
    result.current({ subject: 'Hello', text }),
  );
  expect(new Set(keys).size).toBe(3);
});

it('HR-04 two screens never share a key', () => {
  const [one, other] = [renderHook(() => useMessageKey()), renderHook(() => useMessageKey())];
  expect(one.result.current('Hello')).not.toBe(other.result.current('Hello'));
});
