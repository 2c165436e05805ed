/** One document serves the tests of many files: what one leaves in it, the next must not find. */
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { takeToasts } from '../ui/toast.ts';

const drawing = Symbol.for('draws frames');

/**
 * jsdom draws by a timer that it starts with the first frame somebody waits for: by one of a test's own clock, no frame would
 * come any more. Somebody always waits, from before the first test of a worker.
 */
function keepDrawing(): void {
  if (drawing in window) return;
  Object.assign(window, { [drawing]: true });
  const draw = () => void requestAnimationFrame(draw);
  draw();
}

/** Puts the browser into the state in which it is opened, and takes down after each test of this file what React shows. */
export function cleanPage(): void {
  vi.useRealTimers();
  keepDrawing();
  vi.unstubAllGlobals();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  takeToasts();
  afterEach(cleanup);
}
