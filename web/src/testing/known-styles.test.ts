import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

beforeEach(() => {
  document.body.innerHTML = '<main><button type="button">Join</button></main>';
});

const isFound = () => screen.queryAllByRole('button', { name: 'Join' }).length > 0;

it.each<[string, (main: HTMLElement) => void, (main: HTMLElement) => void]>([
  [
    'an attribute',
    (main) => main.toggleAttribute('hidden', true),
    (main) => main.removeAttribute('hidden'),
  ],
  [
    'a style of its own',
    (main) => main.style.setProperty('display', 'none'),
    (main) => main.style.removeProperty('display'),
  ],
  [
    'a style that is inherited',
    (main) => main.style.setProperty('visibility', 'hidden'),
    (main) => main.style.setProperty('visibility', 'visible'),
  ],
  [
    'a sheet in the page',
    (main) => main.insertAdjacentHTML('beforebegin', '<style>main { display: none }</style>'),
    () => document.querySelector('style')?.remove(),
  ],
])(
  'tests of screens: %s that hides something is seen at once, and so is its end',
  (_, hide, show) => {
    const main = screen.getByRole('main');
    expect(isFound()).toBe(true);
    hide(main);
    expect(isFound()).toBe(false);
    show(main);
    expect(isFound()).toBe(true);
  },
);
