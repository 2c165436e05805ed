/** Who may do what: each kind of right in its own sentence, and what is said where it cannot be ended (RG-01). */
import { branchRights, rights } from '@saath/contract/abilities';
import { endApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { removeHelper } from '@saath/contract/day/helpers/endpoints';
import { removeFromBranch } from '@saath/contract/office/branches/endpoints';
import { branchErrors } from '@saath/contract/office/branches/messages';
import { listRights } from '@saath/contract/office/rights/endpoints';
import type { RightHolder } from '@saath/contract/office/rights/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { RightList } from './list.tsx';

const server = fakeServer();
const givenAt = new Date().toISOString();
const until = '2026-12-08T09:00:00.000Z';
const beach = { id: idOf('beach'), title: 'Beach clean-up' };
const north = { id: idOf('north'), name: 'North' };
const nobody: RightHolder = {
  ...{ id: idOf('Hira'), name: 'Hira', profileImage: null, admin: null },
  ...{ events: [], branches: [], tokens: [] },
};
let holders: RightHolder[];
beforeEach(() => {
  holders = [nobody];
  server.on(listRights, () => ({ holders }));
});
type Held = RightHolder['events'][number];
const atEvent = (change: Partial<Held> = {}): RightHolder => ({
  ...nobody,
  events: [{ event: beach, right: 'door', givenBy: 'Omar', givenAt, until, ...change }],
});
const atBranch = (right: (typeof branchRights)[number]): RightHolder => ({
  ...nobody,
  branches: [{ branch: north, right, givenBy: 'Omar', givenAt, until: null }],
});
const sentences = async () =>
  (await screen.findAllByRole('button', { name: /^End / })).map(
    (button) => button.closest('li')?.querySelector('p')?.textContent ?? '',
  );

it('RG-01 the list says that it is being loaded', () => {
  server.hold(listRights);
  show(<RightList />);
  expect(screen.getByRole('status').textContent).toBe(m.loading());
});

it('RG-01 a list that could not be loaded can be asked for again', async () => {
  server.on(listRights, () => {
    throw tooMany();
  });
  const { user } = show(<RightList />);
  expect(await screen.findByText(m.the_rights_could_not_be_loaded())).toBeDefined();
  server.on(listRights, () => ({ holders }));
  await user.click(screen.getByRole('button', { name: m.try_again() }));
  expect(await screen.findByRole('heading', { name: 'Hira' })).toBeDefined();
});

describe('RG-01 each right is a sentence of its own', () => {
  it('RG-01 at an event it says where, and no two rights say the same', async () => {
    const role = 'Usher';
    holders = rights.map((right, n) => ({
      ...atEvent({ right, ...(right === 'role_lead' ? { role } : {}) }),
      id: idOf(n + 1),
    }));
    show(<RightList />);
    const said = await sentences();
    expect(new Set(said).size).toBe(rights.length);
    for (const each of said) expect(each).toContain('Beach clean-up');
    expect(said.filter((each) => each.includes('Usher'))).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Beach clean-up' })[0]).toHaveProperty(
      ...(['pathname', `/admin/event/${beach.id}`] as const),
    );
  });

  it('RG-02 at a branch as well', async () => {
    holders = branchRights.map((right, n) => ({ ...atBranch(right), id: idOf(n + 1) }));
    show(<RightList />);
    const said = await sentences();
    expect(new Set(said).size).toBe(branchRights.length);
    for (const each of said) expect(each).toContain('North');
  });

  it('RG-01 an event without a title is told by the words for that, also at its button', async () => {
    holders = [atEvent({ event: { ...beach, title: '' } })];
    show(<RightList />);
    const untitled = m.untitled_event();
    expect(await screen.findByRole('link', { name: untitled })).toBeDefined();
    expect(screen.getByRole('button', { name: `End Hira, ${untitled}` })).toBeDefined();
  });

  it('RG-01 a right says when it was given also where nobody knows any more by whom', async () => {
    holders = [atEvent({ givenBy: '' })];
    show(<RightList />);
    const sentence = await screen.findByText(/^Keeps the list/);
    expect(sentence.nextSibling?.textContent).toBe('given just now · until Tue, 8 Dec 2026');
  });

  it('RG-01 of the first Admin nobody says since when, and nobody ends that here', async () => {
    holders = [{ ...nobody, admin: { since: null, givenBy: '' } }];
    show(<RightList />);
    const sentence = await screen.findByText(m.may_do_everything_everywhere());
    expect(sentence.nextSibling).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open Hira' })).toBeDefined();
  });

  it('RG-03 a token is named with all that it may do, and its last day', async () => {
    const token = { id: idOf('payroll'), name: 'Payroll', madeAt: givenAt, until };
    holders = [{ ...nobody, tokens: [{ ...token, abilities: ['hours.read', 'day.read'] }] }];
    show(<RightList />);
    const note = (await screen.findByText(/API token/)).nextSibling?.textContent ?? '';
    for (const part of [m.ability_hours_read(), m.ability_day_read(), 'until Tue, 8 Dec 2026'])
      expect(note).toContain(part);
    expect(note).not.toContain(m.ability_hours_write());
  });
});

describe('OR-03 a right ends by its button and one more press', () => {
  const end = async (about: string) => {
    const { user } = show(<RightList />);
    await user.click(await screen.findByRole('button', { name: `End ${about}` }));
    const question = within(await screen.findByRole('alertdialog'));
    return {
      user,
      question,
      press: () => user.click(question.getByRole('button', { name: 'End' })),
    };
  };

  it('OR-03 a question that is given up ends nothing', async () => {
    holders = [atEvent()];
    const { user } = await end('Hira, Beach clean-up');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.sent(removeHelper)).toEqual([]);
  });

  it('OR-03 whom it takes away is asked of people, and what becomes of software of tokens', async () => {
    holders = [atEvent()];
    const { question } = await end('Hira, Beach clean-up');
    expect(question.getByText(m.it_ends_with_their_next_step())).toBeDefined();
    expect(question.queryByText(m.what_uses_the_token_is_refused_then())).toBeNull();
  });

  it('RG-02 what another Admin ended meanwhile is said, and leaves the list', async () => {
    holders = [atBranch('viewer')];
    server.on(removeFromBranch, () => {
      holders = [nobody];
      throw refused('branches.person_gone');
    });
    const { press } = await end('Hira, North');
    await press();
    await waitFor(() => expect(screen.queryByText(/^Looks at the branch/)).toBeNull());
    expect(news()).toEqual([branchErrors['branches.person_gone'].message]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('RG-03 without an answer it is said, and the right stays', async () => {
    const token = { id: idOf('payroll'), name: 'Payroll', madeAt: givenAt, until };
    holders = [{ ...nobody, tokens: [{ ...token, abilities: ['hours.read'] }] }];
    server.on(endApiToken, () => {
      throw unanswered();
    });
    const { press } = await end('Hira, Payroll');
    await press();
    await waitFor(() =>
      expect(news()).toEqual([expect.stringContaining(m.the_right_could_not_be_ended())]),
    );
    expect(screen.getByText(/API token/)).toBeDefined();
  });

  it('OR-03 the keyboard stays in the list whose row has gone', async () => {
    holders = [atEvent()];
    server.on(removeHelper, () => {
      holders = [{ ...nobody, admin: { since: null, givenBy: '' } }];
      return { message: 'Gone.' };
    });
    const { press } = await end('Hira, Beach clean-up');
    await press();
    await waitFor(() => expect(screen.queryByText(/^Keeps the list/)).toBeNull());
    const left = screen.getByRole('link', { name: 'Open Hira' });
    await waitFor(() => expect(document.activeElement).toBe(left));
  });
});
