import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { beforeScripts } from '../../../testing/before-scripts.ts';
import { ImportDrop } from './drop.tsx';

afterEach(cleanup);

const file = new File(['name,email\n'], 'people.csv', { type: 'text/csv' });
const field = () => screen.getByLabelText<HTMLInputElement>('Choose a CSV file');

it('OR-04 a file that is chosen before the scripts run is taken once they do, and once', async () => {
  const onChoose = vi.fn();
  const drop = <ImportDrop onChoose={onChoose} isBusy={false} problem={undefined} />;
  const wake = beforeScripts(drop);
  let chosen: readonly File[] = [file];
  Object.defineProperty(field(), 'files', { get: () => chosen, configurable: true });
  // What a browser does when the field is emptied.
  Object.defineProperty(field(), 'value', { set: () => (chosen = []), configurable: true });
  fireEvent.change(field());
  expect(onChoose).not.toHaveBeenCalled();

  await wake();
  expect(onChoose.mock.calls).toEqual([[file]]);
});
