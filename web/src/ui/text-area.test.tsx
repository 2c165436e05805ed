import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { TextArea } from './text-area.tsx';

it('LM-01 how much room is left is told once it gets short', async () => {
  const { user } = show(<TextArea label="About you" maxLength={10} />);
  const area = screen.getByLabelText('About you');
  await user.type(area, '1234567');
  expect(screen.queryByText('7 / 10')).toBeNull();
  await user.type(area, '8');
  expect(screen.getByText('8 / 10')).toBeTruthy();
});

it('LM-01 also of what stands there at first, and of what the page sets', () => {
  show(
    <>
      <TextArea label="One" maxLength={10} defaultValue="123456789" />
      <TextArea label="Other" maxLength={10} value="12345678" onChange={() => undefined} />
    </>,
  );
  expect(screen.getByText('9 / 10')).toBeTruthy();
  expect(screen.getByText('8 / 10')).toBeTruthy();
});

it('LM-03 what is wrong belongs to the field, and is read out', () => {
  show(<TextArea label="About you" error="At most ten letters." hint="In your own words." />);
  const area = screen.getByLabelText('About you');
  const texts = (area.getAttribute('aria-describedby') ?? '').split(' ');
  expect(texts.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'In your own words.',
    'At most ten letters.',
  ]);
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('At most ten letters.');
});
