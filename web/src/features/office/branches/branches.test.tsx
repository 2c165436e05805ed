/** The branches of the organisation: who helps where and until when, and what is said where a press fails (OR-08, RG-02). */
import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { changeBranchAddress } from '@saath/contract/office/branch-pages/endpoints';
import * as endpoints from '@saath/contract/office/branches/endpoints';
import { branchErrors, branchMessages } from '@saath/contract/office/branches/messages';
import type { Branch } from '@saath/contract/office/branches/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { AddPerson } from './add-person.tsx';
import { EventBranch } from './event-branch.tsx';
import { BranchList } from './list.tsx';
import { MakeBranch } from './make.tsx';

const server = fakeServer();
const now = '2026-12-01T08:00:00.000Z';
type Member = Branch['people'][number];
const hira: Member = {
  ...{ userId: idOf('Hira'), name: 'Hira', profileImage: null, right: 'organiser' },
  ...{ givenBy: 'Omar', givenAt: now, until: null },
};
const north: Branch = {
  ...{ id: idOf('north'), name: 'North', slug: 'north', closedAt: null, events: 1, people: [hira] },
};
const list = (...branches: Branch[]) => show(<BranchList branches={branches} now={now} />);

describe('OR-08 the list of branches', () => {
  it('RG-02 says of everybody what they may do, by whom, and until which day', () => {
    const viewer: Member = {
      ...hira,
      ...{ userId: idOf('Bilal'), name: 'Bilal', right: 'viewer', givenBy: '' },
      until: '2026-12-05T19:00:00.000Z',
    };
    list({ ...north, people: [hira, viewer] });
    expect(
      screen.getByText(paragraph(/^Makes and leads all its events · added by Omar, just now$/)),
    ).toBeDefined();
    // Until midnight in Karachi: the 5th is the last day.
    expect(
      screen.getByText(
        paragraph(/^Looks at all its events · given just now · until Sat, 5 Dec 2026$/),
      ),
    ).toBeDefined();
  });

  it('OR-08 a branch that is closed can be read, and nothing about it changed', () => {
    list({ ...north, closedAt: now, people: [] });
    expect(screen.getByText(/Closed on Tue, 1 Dec 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Public page North' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(m.nobody_helps_the_branch_yet())).toBeNull();
  });

  it('RG-02 what another Admin ended meanwhile is said, and the list is read anew', async () => {
    const branches = vi.fn(() => ({ branches: [north] }));
    server.on(endpoints.listBranches, branches);
    server.on(endpoints.removeFromBranch, () => {
      throw refused('branches.person_gone');
    });
    const { user } = list(north);
    await user.click(screen.getByRole('button', { name: 'Remove Hira, North' }));
    await waitFor(() => expect(news()).toEqual([branchErrors['branches.person_gone'].message]));
  });

  it('OR-08 a branch that could not be closed stays open, and the question is gone', async () => {
    server.on(endpoints.closeBranch, () => {
      throw unanswered();
    });
    const { user } = list(north);
    await user.click(screen.getByRole('button', { name: 'More about North' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close branch' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Close branch' }));
    await waitFor(() =>
      expect(news()).toEqual([expect.stringContaining(m.the_branch_could_not_be_closed())]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'More about North' })).toBeDefined();
  });
});

describe('OR-08 what is rarely done to a branch', () => {
  const south: Branch = { ...north, id: idOf('south'), name: 'South', slug: 'south', people: [] };
  const opened = async (...branches: Branch[]) => {
    const shown = list(...branches);
    const more = screen.getByRole('button', { name: 'More about North' });
    await shown.user.click(more);
    const pick = async (name: string) =>
      await shown.user.click(await screen.findByRole('menuitem', { name }));
    return { ...shown, more, pick };
  };

  it('OR-08 stands behind the menu of each branch, beside the one thing that is done often', async () => {
    list(north, south);
    for (const { name } of [north, south])
      expect(screen.getByRole('button', { name: `Let somebody help ${name}` })).toBeDefined();
    for (const rare of ['Change the web address', 'Close branch'])
      expect(screen.queryByText(rare)).toBeNull();
  });

  it('OR-08 by keyboard: opened, left again by Escape, and the focus is where it was', async () => {
    const { user } = list(north);
    const more = screen.getByRole('button', { name: 'More about North' });
    more.focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      ...['Change the web address', 'Close branch'],
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(more);
    expect(server.sent(endpoints.closeBranch)).toEqual([]);
  });

  it('OR-08 closing is about the branch whose menu it was, and who thinks better of it closes nothing', async () => {
    const { user, pick } = await opened(south, north);
    await pick('Close branch');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Close the branch North?')).toBeDefined();
    expect(question.getByText(/Events that stay: 1\..*ends: 1\./)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.sent(endpoints.closeBranch)).toEqual([]);
  });

  it('OR-08 while a branch is being closed it cannot be closed a second time', async () => {
    server.hold(endpoints.closeBranch);
    const { user, pick } = await opened(north);
    await pick('Close branch');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Close branch' }));
    await waitFor(() => expect(server.sent(endpoints.closeBranch)).toHaveLength(1));
    for (const button of question.getAllByRole('button')) await user.click(button);
    expect(server.sent(endpoints.closeBranch)).toMatchObject([
      { path: `/api/branch/${north.id}/close` },
    ]);
  });

  it('OR-08 an address that is not changed after all is what it was when the window opens again', async () => {
    const { user, more, pick } = await opened(north);
    await pick('Change the web address');
    const field = await screen.findByRole('textbox', { name: 'Address of the page' });
    await user.type(field, '-of-the-river');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(more);
    await pick('Change the web address');
    expect(await screen.findByRole('textbox', { name: 'Address of the page' })).toHaveProperty(
      'value',
      'north',
    );
  });

  it('OR-08 an address that could not be changed is kept in the window, with the reason at it', async () => {
    server.on(changeBranchAddress, () => {
      throw unanswered();
    });
    const { user, pick } = await opened(north);
    await pick('Change the web address');
    const field = await screen.findByRole('textbox', { name: 'Address of the page' });
    await user.clear(field);
    await user.type(field, 'up-north{Enter}');
    const said = expect.stringMatching(/^The address could not be changed\./);
    expect((await screen.findByRole('alert')).textContent).toEqual(said);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'up-north');
    expect(news()).toEqual([said]);
  });
});

describe('OR-08 a new branch', () => {
  const made = async (name: string) => {
    const onClose = vi.fn();
    const { user } = show(<MakeBranch open onClose={onClose} />);
    if (name) await user.type(screen.getByLabelText(m.name_of_the_branch()), name);
    await user.click(screen.getByRole('button', { name: m.make_a_branch() }));
    return onClose;
  };

  it('OR-08 without a name is not asked for', async () => {
    const onClose = await made('');
    expect(await screen.findAllByText(branchMessages.nameNeeded)).not.toEqual([]);
    expect(server.sent(endpoints.makeBranch)).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('OR-08 is told, and the window closes', async () => {
    server.on(endpoints.makeBranch, { message: 'The branch South is there.' });
    const onClose = await made('South');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(news()).toEqual(['The branch South is there.']);
  });

  it('OR-08 that could not be made keeps its name in the form', async () => {
    server.on(endpoints.makeBranch, () => {
      throw unanswered();
    });
    const onClose = await made('South');
    expect(await screen.findByText(/^The branch could not be made\./)).toBeDefined();
    expect(screen.getByLabelText(m.name_of_the_branch())).toHaveProperty('value', 'South');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('RG-02 letting somebody help', () => {
  const person = (id: string, name: string) => {
    const { description, skills, interests } = aisha;
    return { id, name, description, skills, interests, profileImage: null };
  };
  const search = async () => {
    const shown = show(<AddPerson branch={north} />);
    await shown.user.click(screen.getByRole('button', { name: 'Let somebody help North' }));
    await shown.user.type(await screen.findByLabelText(m.search_by_name()), 'hi');
    return shown;
  };
  const offers = (name: string) => screen.queryByRole('button', { name: `Let help ${name}` });
  beforeEach(() =>
    server.on(searchVolunteers, {
      users: [person(hira.userId, 'Hira'), person(aisha.id, 'Aisha')],
    }),
  );

  it('RG-02 offers nobody what they have, and another right, or another end, in its place', async () => {
    const { user } = await search();
    expect(await screen.findByRole('button', { name: 'Let help Aisha' })).toBeDefined();
    expect(offers('Hira')).toBeNull();
    await user.selectOptions(screen.getByLabelText(m.what_they_may_do()), 'viewer');
    expect(offers('Hira')).not.toBeNull();
    expect(screen.getByText(m.right_branch_viewer_hint())).toBeDefined();
    await user.selectOptions(screen.getByLabelText(m.what_they_may_do()), 'organiser');
    await user.type(screen.getByLabelText(m.until_optional()), '2027-01-31');
    expect(offers('Hira')).not.toBeNull();
  });

  it('RG-02 gives the right that is chosen, until the day that is chosen, and the window closes', async () => {
    server.on(endpoints.addToBranch, { message: 'Aisha helps.' });
    const { user } = await search();
    await user.selectOptions(screen.getByLabelText(m.what_they_may_do()), 'viewer');
    await user.type(screen.getByLabelText(m.until_optional()), '2027-01-31');
    await user.click(await screen.findByRole('button', { name: 'Let help Aisha' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(endpoints.addToBranch)).toEqual([
      {
        path: `/api/branch/${north.id}/people`,
        body: { userId: aisha.id, right: 'viewer', until: '2027-01-31' },
      },
    ]);
    expect(news()).toEqual(['Aisha helps.']);
  });

  it('RG-02 that is refused leaves the window open', async () => {
    server.on(endpoints.addToBranch, () => {
      throw refused('branches.too_many_people');
    });
    const { user } = await search();
    await user.click(await screen.findByRole('button', { name: 'Let help Aisha' }));
    await waitFor(() => expect(news()).toEqual([branchErrors['branches.too_many_people'].message]));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('RG-02 says that nobody was found', async () => {
    server.on(searchVolunteers, { users: [] });
    await search();
    expect(await screen.findByText(m.no_volunteers_found())).toBeDefined();
  });
});

describe('OR-08 the branch of an event', () => {
  it('OR-08 stays what it was where it could not be given to another, and that is said', async () => {
    const open = [
      { id: north.id, name: 'North' },
      { id: idOf('south'), name: 'South' },
    ];
    server.on(endpoints.eventBranch, { branch: { id: north.id, name: 'North' }, open });
    server.on(endpoints.moveEvent, () => {
      throw refused('branches.closed');
    });
    const { user } = show(<EventBranch eventId={idOf('beach')} />);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Branch');
    expect([...choice.options].map(({ text }) => text)).toEqual([
      ...[m.the_organisation_itself(), 'North', 'South'],
    ]);
    await user.selectOptions(choice, 'South');
    await waitFor(() => expect(news()).toEqual([branchErrors['branches.closed'].message]));
    await waitFor(() => expect(choice.value).toBe(north.id));
  });

  it('RG-04 says nothing while it is not known, and nothing where it could not be learned', async () => {
    server.on(endpoints.eventBranch, () => {
      throw refused('events.not_found');
    });
    show(<EventBranch eventId={idOf('beach')} />);
    await waitFor(() => expect(server.sent(endpoints.eventBranch)).toHaveLength(1));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
