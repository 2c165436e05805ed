import { nameGuardian, sendGuardianAgain } from '@saath/contract/places/guardians/endpoints';
import { guardianMessages } from '@saath/contract/places/guardians/messages';
import type { OwnGuardian } from '@saath/contract/places/guardians/schema';
import { sayAge } from '@saath/contract/places/papers/endpoints';
import { paperMessages } from '@saath/contract/places/papers/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { event } from '../join/testing/river-clean-up.ts';
import { OwnPapersProvider } from '../papers/own-papers.ts';
import { WhatIsMissing } from '../papers/what-is-missing.tsx';

const server = fakeServer();
const [plain] = event.role;
if (!plain) throw new Error('The event has no role');
const role = { ...plain, needs: { oneOf: [], minAge: null, guardian: true } };
const guardian: OwnGuardian = {
  ...{ id: idOf('guardian'), roleId: plain.id, name: 'Farah Malik', email: 'farah@example.org' },
  ...{ state: 'asked', sentAt: '2026-11-20T08:00:00.000Z', answeredAt: null },
};

function missing(guardians: OwnGuardian[], over: 16 | 18 | null = null) {
  const papers = { papers: [], over, saidAt: null, kinds: [], asksAge: true, guardians };
  const { user } = show(
    <OwnPapersProvider value={papers}>
      <WhatIsMissing parts={[event]} role={role} isAsking />
    </OwnPapersProvider>,
  );
  return { user, text: () => screen.queryByRole('list')?.parentElement?.textContent ?? '' };
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('EL-03 adults, and minors whose guardian agrees, lack nothing; consent for another role is none', () => {
  expect(missing([], 18).text()).toBe('');
  expect(missing([{ ...guardian, state: 'consented' }]).text()).toBe('');
  expect(missing([{ ...guardian, roleId: idOf('other'), state: 'consented' }]).text()).toContain(
    'a parent or guardian has to agree',
  );
});

it('EL-03 whoever may be a minor names a guardian, or says that they are over 18', async () => {
  server.on(sayAge, { message: paperMessages.said });
  server.on(nameGuardian, { message: guardianMessages.asked });
  const { user, text } = missing([]);
  expect(text()).not.toContain('You can ask');
  expect(buttons()).toEqual(['Name a parent or guardian', 'I am over 18']);
  await user.click(screen.getByRole('button', { name: 'Name a parent or guardian' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of your parent or guardian'), 'Farah Malik');
  await user.type(dialog.getByLabelText('Their email address'), 'farah@example.org');
  await user.click(dialog.getByRole('button', { name: 'Send the mail' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(nameGuardian)).toMatchObject([
    { body: { roleId: plain.id, name: 'Farah Malik', email: 'farah@example.org' } },
  ]);
});

it('EL-03 while the answer is awaited it says since when, sends again, and one may ask', async () => {
  server.on(sendGuardianAgain, { message: guardianMessages.asked });
  const { user, text } = missing([guardian], 16);
  expect(text()).toContain('Farah Malik was asked on');
  expect(text()).toContain('You can ask for the role already.');
  expect(buttons()).toEqual(['Send again', 'Name somebody else']);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(news()).toEqual([guardianMessages.asked]));
  expect(server.sent(sendGuardianAgain)).toMatchObject([
    { path: `/api/guardian/${guardian.id}/again` },
  ]);
});

it.each([
  ['refused', 'Farah Malik does not agree.'],
  ['withdrawn', 'Farah Malik does not agree any more.'],
] as const)(
  'EL-03 of a guardian who has %s it says so, and another one can be named',
  (state, words) => {
    const { text } = missing([{ ...guardian, state }]);
    expect(text()).toContain(words);
    expect(text()).not.toContain('You can ask');
    expect(buttons()).toEqual(['Name somebody else']);
  },
);
