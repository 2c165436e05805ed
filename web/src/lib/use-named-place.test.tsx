import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNamedPlace } from './use-named-place.ts';

/** What the page calls when it grows. */
let grow: () => void;

beforeEach(() => {
  grow = () => {};
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {
        grow();
      }
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

function Papers({ isThere = true }: { isThere?: boolean }) {
  const place = useNamedPlace('papers', isThere);
  return isThere ? <div ref={place}>Papers</div> : null;
}

const times = () => vi.mocked(Element.prototype.scrollIntoView).mock.calls.length;

it('LM-03 the part that the address names is shown once it is there, and again when the page grows', () => {
  window.location.hash = '#papers';
  const { rerender } = render(<Papers isThere={false} />);
  expect(times()).toBe(0);
  rerender(<Papers />);
  expect(times()).toBe(1);
  grow();
  expect(times()).toBe(2);
});

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'LM-03 whoever looks elsewhere is left alone: %s',
  (act) => {
    window.location.hash = '#papers';
    render(<Papers />);
    fireEvent(window, new Event(act));
    grow();
    expect(times()).toBe(1);
  },
);

it('LM-03 without its name in the address nothing moves', () => {
  window.location.hash = '#other';
  render(<Papers />);
  grow();
  expect(times()).toBe(0);
});
