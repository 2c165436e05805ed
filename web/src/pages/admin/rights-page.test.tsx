import { endApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { apiTokenMessages } from '@saath/contract/accounts/api-tokens/messages';
import { removeHelper } from '@saath/contract/day/helpers/endpoints';
import { helperErrors } from '@saath/contract/day/helpers/messages';
import { removeFromBranch } from '@saath/contract/office/branches/endpoints';
import { listRights } from '@saath/contract/office/rights/endpoints';
import type { RightHolder } from '@saath/contract/office/rights/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { news, show } from '../../testing/show.tsx';
import RightsPage from './rights-page.tsx';

const server = fakeServer();
const soon = '2026-12-08T09:00:00.000Z';
const omar: RightHolder = {
  ...{ id: idOf('Omar'), name: 'Omar Organiser', profileImage: null, events: [], branches: [] },
  admin: { since: new Date().toISOString(), givenBy: 'Zoya Malik' },
  tokens: [
    {
      ...{ id: idOf('payroll'), name: 'Payroll', abilities: ['hours.read'] },
      ...{ madeAt: new Date().toISOString(), until: soon },
    },
  ],
};
const hira: RightHolder = {
  ...{ id: idOf('Hira'), name: 'Hira', profileImage: null, admin: null, tokens: [], branches: [] },
  events: [
    {
      ...{ event: { id: idOf('beach'), title: 'Beach clean-up' }, right: 'lead' },
      ...{ givenBy: 'Omar Organiser', givenAt: new Date().toISOString(), until: soon },
    },
  ],
};
let holders: RightHolder[];
beforeEach(() => {
  holders = [omar, hira];
  server.on(listRights, () => ({ holders }));
});

const endRight = async (about: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `End ${about}` }));
  const question = await screen.findByRole('alertdialog');
  const said = question.textContent;
  await userEvent.click(within(question).getByRole('button', { name: 'End' }));
  return said;
};

it('RG-01 each right is a sentence: what, where, since when, by whom, until when', async () => {
  show(<RightsPage />);
  const leads = await screen.findByText(/^Leads/);
  expect(leads.textContent).toBe(
    'Leads Beach clean-up: answers requests, writes to its people, and sees how to reach those who agreed to it.',
  );
  expect(leads.nextSibling?.textContent).toBe(
    'added by Omar Organiser, just now · until Tue, 8 Dec 2026',
  );
  expect(screen.getByText(/^Is an Admin/).nextSibling?.textContent).toBe(
    'added by Zoya Malik, just now',
  );
  expect(screen.getByText(/API token/).nextSibling?.textContent).toContain('given just now');
  // Admins end where they are made.
  expect(screen.getByRole('link', { name: 'Open Omar Organiser' })).toHaveProperty(
    'search',
    `?person=${omar.id}`,
  );
});

it('OR-03 a right at an event ends after one more press, and leaves the list', async () => {
  server.on(removeHelper, () => {
    holders = [omar];
    throw refused('helpers.gone');
  });
  show(<RightsPage />);
  expect(await endRight('Hira, Beach clean-up')).toContain('End this right of Hira?');
  await waitFor(() => expect(screen.queryByText('Hira')).toBeNull());
  const path = `/api/event/${idOf('beach')}/helpers/${hira.id}`;
  expect(server.sent(removeHelper)).toMatchObject([{ path }]);
  expect(news()).toContain(helperErrors['helpers.gone'].message);
});

it('RG-03 a token ends there too', async () => {
  server.on(endApiToken, () => {
    holders = [{ ...omar, tokens: [] }];
    return { message: apiTokenMessages.ended };
  });
  show(<RightsPage />);
  expect(await endRight('Omar Organiser, Payroll')).toContain(
    'The software that uses it is refused',
  );
  await waitFor(() => expect(screen.queryByText(/API token/)).toBeNull());
  expect(server.sent(endApiToken)).toMatchObject([{ path: `/api/api-token/${idOf('payroll')}` }]);
});

it('RG-02 a right at a branch is a sentence, and ends there too', async () => {
  const branch = { id: idOf('north'), name: 'North' };
  const givenAt = new Date().toISOString();
  const given = {
    branch,
    right: 'organiser',
    givenBy: 'Omar Organiser',
    givenAt,
    until: null,
  } as const;
  const south = { id: idOf('south'), name: 'South' };
  const ending = { ...given, branch: south, until: '2030-12-05T19:00:00.000Z' };
  holders = [omar, { ...hira, events: [], branches: [given, ending] }];
  server.on(removeFromBranch, () => {
    holders = [omar];
    return { message: 'Hira does not help any more.' };
  });
  show(<RightsPage />);
  const [sentence, other] = await screen.findAllByText(/^Helps to run the branch/);
  expect(other?.nextSibling?.textContent).toContain('until Thu, 5 Dec 2030');
  expect(sentence?.textContent).toContain('North: makes and leads all its events');
  expect(sentence?.nextSibling?.textContent).toContain('until somebody ends it');
  await endRight('Hira, North');
  await waitFor(() => expect(screen.queryByText('Hira')).toBeNull());
  const path = `/api/branch/${branch.id}/people/${hira.id}`;
  expect(server.sent(removeFromBranch)).toMatchObject([{ path }]);
});
