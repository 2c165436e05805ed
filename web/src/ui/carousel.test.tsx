import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Carousel } from './carousel.tsx';

const ADVANCE = 5000;
const slides = ['one', 'two', 'three'].map((key) => ({ key, content: <p>{key}</p> }));

let lessMotion = false;
beforeEach(() => {
  lessMotion = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  // The window of tests does not lay out, so there is nothing to scroll.
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const carousel = () => show(<Carousel label="Stories" slides={slides} advance={ADVANCE} />);
const wait = (times = 1) => {
  for (let time = 0; time < times; time++) act(() => vi.advanceTimersByTime(ADVANCE));
};
/** The number of the slide that stands there, counted from 1. */
const current = () =>
  screen.getAllByRole('button', { name: /^Show/ }).findIndex((dot) => dot.ariaCurrent === 'true') +
  1;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Stories' });

it('LP-04 goes on by itself after five seconds, and begins again after the last', () => {
  carousel();
  expect(current()).toBe(1);
  wait();
  expect(current()).toBe(2);
  wait(2);
  expect(current()).toBe(1);
});

it('LP-04 previous and next wrap at both ends, and each dot shows its slide', () => {
  carousel();
  press('Previous');
  expect(current()).toBe(3);
  press('Next');
  expect(current()).toBe(1);
  press('Show 2');
  expect(current()).toBe(2);
});

it('LP-04 screen readers are told of the slide that stands there alone, and which of how many it is', () => {
  carousel();
  press('Next');
  const [shown, ...others] = within(region()).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(shown?.textContent).toBe('two');
  expect(shown?.getAttribute('aria-label')).toBe('2 of 3');
});

it('LP-04 waits while a pointer is on it', () => {
  carousel();
  fireEvent.pointerEnter(region());
  wait(2);
  expect(current()).toBe(1);
  fireEvent.pointerLeave(region());
  wait();
  expect(current()).toBe(2);
});

it('LP-04 waits while the keyboard is in it, also when a pointer passes by', () => {
  carousel();
  fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  wait(2);
  expect(current()).toBe(1);
  fireEvent.blur(screen.getByRole('button', { name: 'Next' }));
  wait();
  expect(current()).toBe(2);
});

it('LP-04 waits while nobody sees the page', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  carousel();
  wait(2);
  expect(current()).toBe(1);
  hidden.mockReturnValue(false);
  wait();
  expect(current()).toBe(2);
});

it('LP-01 LP-04 stands still for people who want less motion, until they press', () => {
  lessMotion = true;
  carousel();
  wait(2);
  expect(current()).toBe(1);
  press('Next');
  expect(current()).toBe(2);
});
