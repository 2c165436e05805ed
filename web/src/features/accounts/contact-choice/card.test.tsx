import {
  getContactChoice,
  setContactChoice,
} from '@saath/contract/accounts/contact-choice/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { ContactChoiceCard } from './card.tsx';

const server = fakeServer();
const NAME = 'Volunteers who lead me may see my email address and phone number';

it('RG-01 PR-03 who is led says yes, and takes it back', async () => {
  let isOn = false;
  server.on(getContactChoice, () => ({ isOffered: true, isOn }));
  server.on(setContactChoice, (body) => {
    ({ isOn } = body as { isOn: boolean });
    return { message: 'Saved.' };
  });
  const { user } = show(<ContactChoiceCard />);
  const choice = await screen.findByRole('checkbox', { name: NAME });
  expect(choice).toHaveProperty('checked', false);
  const isSaved = async () =>
    await waitFor(() => expect(choice.getAttribute('aria-busy')).toBe('false'));
  await user.click(choice);
  await isSaved();
  expect(choice).toHaveProperty('checked', true);
  await user.click(choice);
  await isSaved();
  expect(choice).toHaveProperty('checked', false);
  expect(server.sent(setContactChoice).map(({ body }) => body)).toEqual([
    { isOn: true },
    { isOn: false },
  ]);
});

it('RG-01 nothing of it is there where nobody leads the person', async () => {
  server.on(getContactChoice, { isOffered: false, isOn: false });
  show(<ContactChoiceCard />);
  await waitFor(() => expect(server.sent(getContactChoice)).toHaveLength(1));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
