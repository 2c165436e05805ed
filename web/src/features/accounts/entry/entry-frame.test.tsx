import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { EntryFrame } from './entry-frame.tsx';

const words = {
  panelTitle: 'Almost there',
  panelText: 'One more step.',
  title: 'Choose a password',
};
const page = (isDead: boolean) => {
  show(
    <EntryFrame {...words} isDead={isDead}>
      What can be done
    </EntryFrame>,
  );
  return document.body.textContent ?? '';
};

it('G15 the page of a link that works says what it leads to', () => {
  for (const text of Object.values(words)) expect(page(false)).toContain(text);
});

it('G15 the page of a link that is used or over promises nothing of what it led to', () => {
  const seen = page(true);
  for (const text of Object.values(words)) expect(seen).not.toContain(text);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link does not work');
  expect(seen).toContain('Each link works once');
  expect(seen).toContain('What can be done');
});
