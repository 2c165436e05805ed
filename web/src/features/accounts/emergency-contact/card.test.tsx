import {
  ownEmergencyContact,
  removeEmergencyContact,
  saveEmergencyContact,
} from '@saath/contract/accounts/emergency-contact/endpoints';
import { emergencyMessages } from '@saath/contract/accounts/emergency-contact/messages';
import type { EmergencyContact } from '@saath/contract/accounts/emergency-contact/schema';
import { say } from '@saath/contract/texts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { EmergencyContactCard } from './card.tsx';

const server = fakeServer();

/** Opens the card, as the server has it. */
async function open(said: EmergencyContact | null) {
  let contact = said;
  server.on(ownEmergencyContact, () => ({ contact }));
  server.on(saveEmergencyContact, (body) => {
    contact = body as EmergencyContact;
    return say(emergencyMessages, 'saved');
  });
  server.on(removeEmergencyContact, () => {
    contact = null;
    return say(emergencyMessages, 'removed');
  });
  const { user } = show(<EmergencyContactCard />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(server.sent(ownEmergencyContact)).toEqual([]);
  await user.click(screen.getByText('Emergency contact'));
  const [name, phone] = [
    await screen.findByRole('textbox', { name: 'Name, and who they are to you' }),
    screen.getByRole('textbox', { name: 'Their phone number' }),
  ];
  return { user, name, phone };
}

it('EL-05 nothing of it is read before it is opened; then it is said, and can be taken back', async () => {
  const { user, name, phone } = await open(null);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.type(name, 'Amna, my mother');
  await user.type(phone, '042 3571-1234');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  expect(server.sent(saveEmergencyContact)).toMatchObject([
    { body: { name: 'Amna, my mother', phone: '042 3571-1234' } },
  ]);
  expect(server.sent(removeEmergencyContact)).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Their phone number' })).toHaveProperty('value', '');
});

it('EL-05 what is no telephone number stands at its field and is not sent', async () => {
  const { user, name, phone } = await open({ name: 'Amna', phone: '042 3571-1234' });
  expect(name).toHaveProperty('value', 'Amna');
  await user.clear(phone);
  await user.type(phone, 'ask my mother');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // At the field, and read out.
  expect(await screen.findAllByText(emergencyMessages.phone)).toHaveLength(2);
  expect(server.sent(saveEmergencyContact)).toEqual([]);
});
