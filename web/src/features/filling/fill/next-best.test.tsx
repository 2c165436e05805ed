import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import type { NextBest as Role } from '@saath/contract/filling/fill/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { NextBest } from './next-best.tsx';
import { COOK, EVENT } from './testing/plans.ts';

const server = fakeServer();
const aisha = {
  ...{ userId: idOf('Aisha'), name: 'Aisha', profileImage: null, score: 0.8 },
  reasons: [{ text: 'Knows: Cooking', tone: 'for' as const }],
};
let roles: Role[];
let seen: string[];
beforeEach(() => {
  seen = [];
  roles = [{ roleId: COOK, roleName: 'Cook', free: 1, left: ['Bilal'], next: aisha }];
  server.on(nextBest, () => ({ roles }));
});
const open = () =>
  show(<NextBest eventId={EVENT} onSeeOthers={(roleId) => seen.push(roleId)} />).user;

it('MT-04 places that nobody left are not spoken of', async () => {
  roles = [];
  open();
  await waitFor(() => expect(server.sent(nextBest)).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

it('MT-04 who left, what came free and who is next are told; of many who left three', async () => {
  roles = [
    {
      ...{ roleId: COOK, roleName: 'Cook', free: 4, next: aisha },
      left: ['Bilal', 'Cyra', 'Daud', 'Esra'],
    },
  ];
  open();
  const region = await screen.findByRole('region', { name: 'Places that came free' });
  expect(region.textContent).toContain('A place as Cook came free');
  expect(region.textContent).toContain('Next best: Aisha');
  expect(region.textContent).toContain('Daud');
  expect(region.textContent).not.toContain('Esra');
});

it('MT-04 where nobody fits that is said, and others can be looked for', async () => {
  roles = [{ roleId: COOK, roleName: 'Cook', free: 1, left: ['Bilal'], next: null }];
  const user = open();
  expect(await screen.findByText('Nobody else fits and is free then.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Give/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^See others.*Cook$/ }));
  expect(seen).toEqual([COOK]);
});

it('MT-04 a place is given after a question that says what it does, and is then not free any more', async () => {
  server.on(assignVolunteer, () => {
    roles = [];
    return { message: 'Volunteer assigned successfully!' };
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Give Aisha the place' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Give Aisha the place' }));
  expect(
    question.getByText('Aisha will be told at once about the place as Cook, and can withdraw.'),
  ).toBeDefined();
  expect(server.sent(assignVolunteer)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Give the place' }));
  await waitFor(() => expect(news()).toEqual(['Volunteer assigned successfully!']));
  expect(server.sent(assignVolunteer)).toMatchObject([
    { body: { eventId: EVENT, roleId: COOK, volunteerId: aisha.userId } },
  ]);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('MT-04 a place that was not given is said, with the reason', async () => {
  server.on(assignVolunteer, () => {
    throw refused('joining.overlap');
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Give Aisha the place' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Give the place' }));
  await waitFor(() => expect(news()).toEqual([refused('joining.overlap').message]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
