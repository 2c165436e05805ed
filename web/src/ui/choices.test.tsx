import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { CheckListField } from './check-list-field.tsx';
import { StarField } from './star-field.tsx';
import { Tabs } from './tabs.tsx';

function Stars() {
  const [stars, setStars] = useState(0);
  return <StarField label="How was it?" name="stars" value={stars} onChange={setStars} />;
}

it('VO-04 one of five stars is chosen, and none at first', async () => {
  const { user } = show(<Stars />);
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  expect(chosen()).toEqual([]);
  await user.click(screen.getByLabelText('3 stars'));
  expect(chosen()).toEqual(['3']);
  await user.click(screen.getByLabelText('4 stars'));
  expect(chosen()).toEqual(['4']);
});

function Days({ error }: { error?: string }) {
  const [chosen, setChosen] = useState<readonly string[]>(['sat']);
  const options = ['fri', 'sat', 'sun'].map((value) => ({ value, label: value }));
  return (
    <>
      <CheckListField
        {...{ name: 'days', label: 'Days', options, chosen, error, onChange: setChosen }}
      />
      <output>{chosen.join()}</output>
    </>
  );
}

it('PF-05 of a few values several are ticked, and each is taken back by itself', async () => {
  const { user } = show(<Days />);
  await user.click(screen.getByLabelText('sun'));
  expect(screen.getByRole('status').textContent).toBe('sat,sun');
  await user.click(screen.getByLabelText('sat'));
  expect(screen.getByRole('status').textContent).toBe('sun');
});

it('LM-03 what is wrong with a choice belongs to the whole of it', () => {
  show(<Days error="Choose a day." />);
  const group = screen.getByRole('group', { name: 'Days' });
  const id = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Choose a day.');
});

function Editor() {
  const [value, setValue] = useState('one');
  const panel = (name: string) => ({
    value: name,
    label: name,
    panel: <input aria-label={`field ${name}`} />,
  });
  return (
    <Tabs label="Parts" value={value} onChange={setValue} tabs={[panel('one'), panel('two')]} />
  );
}

it('EV-10 nothing that was typed in one tab is lost in another', async () => {
  const { user } = show(<Editor />);
  await user.type(screen.getByLabelText('field one'), 'A new title');
  await user.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByRole('tab', { name: 'two' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('tabpanel', { name: 'one' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'one' }));
  expect(screen.getByLabelText<HTMLInputElement>('field one').value).toBe('A new title');
});
