/** What volunteers read about their hours, and what they say to it. */
import { answerMissed, proposeHours } from '@saath/contract/afterwards/hours/endpoints';
import type { MyHours as Mine } from '@saath/contract/afterwards/hours/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { MyHours } from './my-hours.tsx';
import { now, ownHours } from './testing/own-hours.ts';

const server = fakeServer();

const showMine = (change: Partial<Mine> = {}) =>
  show(<MyHours mine={ownHours(change)} now={now} />).user;
const gone = { state: 'no_show', hours: null, basis: null } as const;

it.each([
  ['accepted', 'The organisers agreed with the 5 hours that you proposed.'],
  [
    'changed',
    'You proposed 5 hours. The organisers looked into it and settled on what you see above.',
  ],
  ['declined', 'The organisers could not agree with the 5 hours that you proposed.'],
] as const)(
  'DY-04 of a proposal that was %s both the outcome and the word are read',
  (state, text) => {
    showMine({ proposal: { hours: 5, reason: 'More', state, answer: 'The gate closed at 4.' } });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('The gate closed at 4.')).toBeDefined();
    // An answered proposal is not the last word.
    expect(screen.getByRole('button', { name: 'Correct my hours' })).toBeDefined();
  },
);

it('DY-04 corrected hours say so, with the reason of the organisers', () => {
  showMine({ basis: 'corrected', hours: 2, reason: 'Left with the van.' });
  expect(screen.getByText('2 hours')).toBeDefined();
  expect(screen.getByText('Corrected')).toBeDefined();
  expect(screen.getByText('Left with the van.')).toBeDefined();
});

it('DY-04 who was not recorded although others were reads why nothing counts, and proposes the plan', async () => {
  const user = showMine({ state: 'confirmed', hours: null, basis: null });
  expect(screen.getByText(/^Nobody has recorded yet that you were there/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Correct my hours' }));
  expect(screen.getByLabelText('Hours')).toHaveProperty('value', '4');
});

it('DY-04 the last day is that of the event’s own place', () => {
  // Eight in the evening in London is the next day in Karachi.
  showMine();
  expect(screen.getByText(/until Tue, 15 Dec 2026/)).toBeDefined();
});

it('DY-04 what is wrong with a proposal stands at its field, and nothing is sent', async () => {
  const user = showMine();
  await user.click(screen.getByRole('button', { name: 'Correct my hours' }));
  const hours = screen.getByLabelText('Hours');
  await user.clear(hours);
  await user.type(hours, 'two');
  await user.click(screen.getByRole('button', { name: 'Send proposal' }));
  expect(hours.getAttribute('aria-invalid')).toBe('true');
  expect(
    screen.getByText('Please enter hours in quarters, from 0.25 to 748.', {
      selector: '[role=alert]',
    }),
  ).toBeDefined();
  expect(screen.getByText('Please say why in a few words.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(hours));
  expect(server.sent(proposeHours)).toEqual([]);
});

it('DY-04 a proposal that comes too late is refused in words, and stays as it was typed', async () => {
  server.on(proposeHours, () => {
    throw refused('hours.too_late');
  });
  const user = showMine();
  await user.click(screen.getByRole('button', { name: 'Correct my hours' }));
  await user.type(screen.getByLabelText('The reason'), 'I stayed to the end.');
  await user.click(screen.getByRole('button', { name: 'Send proposal' }));
  await waitFor(() => expect(news()).toEqual([refused('hours.too_late').message]));
  expect(screen.getByLabelText('The reason')).toHaveProperty('value', 'I stayed to the end.');
});

it('DY-05 an earlier answer is chosen already, and can be changed with a word', async () => {
  server.on(answerMissed, { message: 'Thank you for telling us.' });
  const user = showMine({ ...gone, missed: { answer: 'forgot', note: 'Sorry.' } });
  expect(screen.getByRole('radio', { name: 'I forgot' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'I never got the message' }));
  await user.type(screen.getByLabelText('A word to the organisers (optional)'), ' No mail came. ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(news()).toEqual(['Thank you for telling us.']));
  expect(server.sent(answerMissed)).toMatchObject([
    { body: { answer: 'no_message', note: 'Sorry. No mail came.' } },
  ]);
});

it('DY-05 an answer that is refused is said, and the choice stays', async () => {
  server.on(answerMissed, () => {
    throw refused('hours.not_missed');
  });
  const user = showMine(gone);
  await user.click(screen.getByRole('radio', { name: 'I was there' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(news()).toEqual([refused('hours.not_missed').message]));
  expect(screen.getByRole('radio', { name: 'I was there' })).toHaveProperty('checked', true);
});
