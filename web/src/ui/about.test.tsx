import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { About } from './about.tsx';

afterEach(cleanup);

it('LM-02 a button is heard with whom it is about, who stands apart from its words and keeps their own direction', () => {
  render(
    <button type="button">
      Undo<About>عائشہ خان</About>
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Undo عائشہ خان' });
  const about = button.querySelector('bdi');
  expect(about?.textContent).toBe('عائشہ خان');
  expect(about?.className).toBe('sr-only');
});
