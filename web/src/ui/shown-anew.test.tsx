import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { ShownAnew } from './shown-anew.tsx';

/** A field, a chip for each word, and a fold that is closed again whenever they change. */
function Filters({ first }: { first: readonly string[] }) {
  const [words, setWords] = useState(first);
  const [isOpen, setOpen] = useState(true);
  const change = (next: readonly string[]) => {
    setWords(next);
    setOpen(false);
  };
  return (
    <>
      <ShownAnew shown={words.join()}>
        <button type="button">Filters</button>
        {isOpen && (
          <button type="button" onClick={() => change([...words, 'more'])}>
            Add
          </button>
        )}
        {words.map((word) => (
          <button key={word} type="button" onClick={() => change(words.filter((w) => w !== word))}>
            {word}
          </button>
        ))}
      </ShownAnew>
      <button type="button" onClick={() => change([])}>
        Elsewhere
      </button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

it('WI-06 the focus stays at the place of a control that was made anew or is gone', async () => {
  const { user } = show(<Filters first={['one', 'two']} />);
  await user.click(press('one'));
  expect(document.activeElement).toBe(press('two'));
  await user.click(press('two'));
  expect(document.activeElement).toBe(press('Filters'));
});

it('WI-06 a change from elsewhere draws no focus to it', async () => {
  const { user } = show(<Filters first={['one']} />);
  await user.click(press('Filters'));
  await user.click(press('Elsewhere'));
  expect(document.activeElement).toBe(press('Elsewhere'));
});
