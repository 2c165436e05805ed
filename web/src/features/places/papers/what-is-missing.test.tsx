import type { Kind } from '@saath/contract/events/eligibility/schema';
import { claimPaper, sayAge } from '@saath/contract/places/papers/endpoints';
import { paperMessages } from '@saath/contract/places/papers/messages';
import type { MyPapers, Paper } from '@saath/contract/places/papers/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { event } from '../join/testing/river-clean-up.ts';
import { NeedsBesideMissing } from './needs-beside-missing.tsx';
import { OwnPapersProvider, partsOf } from './own-papers.ts';
import { WhatIsMissing } from './what-is-missing.tsx';

const server = fakeServer();
const aid = { id: idOf('aid'), name: 'First aid' };
const [plain] = event.role;
if (!plain) throw new Error('The event has no role');
const asking = { ...plain, needs: { oneOf: [aid], minAge: 18 as const } };
const paper = (change: Partial<Paper>): Paper => ({
  ...{ id: idOf('paper'), kind: aid, state: 'claimed', validUntil: null, reason: '' },
  ...{ claimedAt: '2026-11-20T08:00:00.000Z', ...change },
});

function missing(own: Partial<MyPapers>, role = asking as typeof plain) {
  const papers = { papers: [], over: null, saidAt: null, kinds: [aid], asksAge: true, ...own };
  const { user } = show(
    <OwnPapersProvider value={papers}>
      <WhatIsMissing parts={[event]} role={role} isAsking />
    </OwnPapersProvider>,
  );
  return { user, text: () => screen.queryByRole('list')?.parentElement?.textContent ?? '' };
}

it('EL-02 where a role asks for nothing, or all is there, nothing stands there', () => {
  expect(missing({}, plain).text()).toBe('');
  expect(missing({ over: 18, papers: [paper({ state: 'verified' })] }).text()).toBe('');
});

it('EL-02 each thing that is missing stands with the way to it', async () => {
  server.on(sayAge, { message: paperMessages.said });
  server.on(claimPaper, { message: paperMessages.claimed, id: idOf('paper') });
  const { user, text } = missing({});
  expect(text()).toContain('First aid, checked by an organiser');
  expect(text()).toContain('To be over 18');
  expect(text()).not.toContain('You can ask already');
  await user.click(screen.getByRole('button', { name: 'I am over 18' }));
  await waitFor(() => expect(news()).toEqual([paperMessages.said]));
  expect(server.sent(sayAge)).toMatchObject([{ body: { over: 18 } }]);
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a qualification' }));
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(claimPaper)).toMatchObject([{ body: { kindId: aid.id, validUntil: null } }]);
});

it('EL-07 who is not over the age yet says so once a year, and that they are at any time', async () => {
  server.on(sayAge, { message: paperMessages.said });
  const { user } = missing({});
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(server.sent(sayAge)).toMatchObject([{ body: { over: 0 } }]));
  cleanup();
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  missing({ over: 16, saidAt: '2999-01-01T08:00:00.000Z' });
  expect(names()).toEqual(['Add it', 'I am over 18']);
  cleanup();
  missing({ over: 16, saidAt: '2020-01-01T08:00:00.000Z' });
  expect(names()).toEqual(['Add it', 'I am over 18', 'Not yet']);
});

it('EL-02 with a paper that waits for its check there is nothing to do, and one may ask', () => {
  const { text } = missing({ over: 18, papers: [paper({})] });
  expect(text()).toContain('First aid: yours is being checked');
  expect(text()).toContain('You can ask already, while it is being checked.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('EL-02 a refused paper says why, and is added again', () => {
  const refused = paper({ state: 'refused', reason: 'The card is not readable' });
  expect(missing({ over: 18, papers: [refused] }).text()).toContain('The card is not readable');
  expect(screen.getByRole('button').textContent).toBe('Add it again');
});

it('EL-02 a paper has to hold until the day', () => {
  const short = paper({ state: 'verified', validUntil: '2026-12-04' });
  expect(missing({ over: 18, papers: [short] }).text()).toContain('yours ends before the day');
});

it('EL-02 each agreement that is not signed is to be read and signed; one that counts no more is one of them', async () => {
  const agreements = ['conduct', 'photos', 'waiver'].map((name) => ({ id: idOf(name), name }));
  const [conduct, photos] = agreements as [Kind, Kind];
  const role = { ...plain, needs: { oneOf: [], minAge: null, agreements } };
  const signature = (agreement: Kind, counts: boolean) => ({
    ...{ id: idOf(agreement.name), version: 1, name: 'Sana Malik', agreement, counts },
    ...{ signedAt: '2026-11-20T08:00:00.000Z', withdrawnAt: null },
  });
  const signatures = [signature(conduct, true), signature(photos, false)];
  const { text } = missing({ signatures }, role);
  expect(text()).not.toContain('conduct');
  expect(text()).not.toContain('You can ask already');
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Read and sign photos', 'Read and sign waiver']);
});

it('EL-02 too little rest beside another place stands there, without a way to it but another time', () => {
  const own = {
    around: [
      {
        ...{ startTime: new Date(Date.parse(event.startTime) - 8 * 3_600_000).toISOString() },
        ...{ endTime: new Date(Date.parse(event.startTime) - 3_600_000).toISOString() },
        timeZone: event.timeZone,
        timeLimits: { dayHours: null, weekHours: null, restHours: 11 },
      },
    ],
  };
  expect(missing(own, plain).text()).toContain(
    'You would have less than 11 h of rest before or after another place of yours.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('EL-02 places that are kept for others are named by what these have, and one may ask and wait', () => {
  const crew = { paper: { kind: aid, least: 1 } };
  const role = { ...plain, needs: { oneOf: [], minAge: null, crew } };
  const lack = { rule: 'crew', why: 'kept_for_paper', nextStep: 'wait', kindId: aid.id } as const;
  const closed = { roleId: role.id, shiftId: null, lacks: [lack] };
  expect(missing({}, role).text()).toBe('');
  // That of another shift says nothing about the whole.
  expect(missing({ crews: [{ ...closed, shiftId: idOf('shift') }] }, role).text()).toBe('');
  const { text } = missing({ crews: [closed] }, role);
  expect(text()).toContain(
    'The places that are still free are kept for people with First aid. You can still ask',
  );
  // It is nothing that they could bring.
  expect(text()).not.toContain('you still need');
  expect(text()).not.toContain('while it is being checked');
  expect(screen.queryByRole('button')).toBeNull();
});

it('EL-02 somebody who may be under 18 hears for how many adults they wait, and can say that they are one', () => {
  const role = { ...plain, needs: { oneOf: [], minAge: null, crew: { paper: null, adults: 2 } } };
  const lack = { rule: 'crew', why: 'needs_adults', nextStep: 'wait', adults: 2 } as const;
  const { text } = missing({ crews: [{ roleId: role.id, shiftId: null, lacks: [lack] }] }, role);
  expect(text()).toContain('once 2 adults are in the team. You can still ask');
  expect(screen.getByRole('button', { name: 'I am over 18' })).toBeDefined();
});

it('EL-02 somebody new hears how many of them the team takes, and nothing that they could bring', () => {
  const role = {
    ...plain,
    needs: { oneOf: [], minAge: null, crew: { paper: null, beginners: 1 } },
  };
  const lack = { rule: 'crew', why: 'too_many_beginners', nextStep: 'wait', most: 1 } as const;
  const closed = { roleId: role.id, shiftId: null, lacks: [lack] };
  expect(missing({ crews: [closed] }, role).text()).toContain('A team takes 1 person at most');
  expect(screen.queryByRole('button')).toBeNull();
});

it('EL-02 where any shift will do, one that leaves the rest is enough', () => {
  const shift = (hours: number) => ({
    ...{ id: idOf(`shift ${hours}`), place: '', minPeople: 0, maxPeople: 2, filled: 0 },
    startsAt: new Date(Date.parse(event.startTime) + hours * 3_600_000).toISOString(),
    endsAt: new Date(Date.parse(event.startTime) + (hours + 1) * 3_600_000).toISOString(),
  });
  const around = [
    {
      ...{ startTime: new Date(Date.parse(event.startTime) - 8 * 3_600_000).toISOString() },
      ...{ endTime: new Date(Date.parse(event.startTime) - 3_600_000).toISOString() },
      timeZone: event.timeZone,
      timeLimits: { dayHours: null, weekHours: null, restHours: 11 },
    },
  ];
  const papers = { papers: [], over: null, saidAt: null, kinds: [], asksAge: false, around };
  const seen = (hours: readonly number[]) => {
    const role = { ...plain, shifts: hours.map(shift) };
    show(
      <OwnPapersProvider value={papers}>
        <WhatIsMissing parts={partsOf(event, role, undefined)} role={role} />
      </OwnPapersProvider>,
    );
    const isMissing = screen.queryByText(/less than 11 h of rest/) !== null;
    cleanup();
    return isMissing;
  };
  expect([seen([0, 2]), seen([0, 12])]).toEqual([true, false]);
});

it('EL-02 what somebody lacks is not named a second time among what the role asks for', () => {
  const [conduct, photos] = ['conduct', 'photos'].map((name) => ({ id: idOf(name), name })) as [
    Kind,
    Kind,
  ];
  const crew = { paper: { kind: aid, least: 1 } };
  const needs = { oneOf: [aid], minAge: 18 as const, agreements: [conduct, photos], crew };
  const signed = {
    ...{ id: idOf('signature'), version: 1, name: 'Sana Malik', agreement: conduct, counts: true },
    ...{ signedAt: '2026-11-20T08:00:00.000Z', withdrawnAt: null },
  };
  const line = (own: Partial<MyPapers> | undefined) => {
    const papers = { papers: [], over: null, saidAt: null, kinds: [aid], asksAge: true, ...own };
    show(
      <OwnPapersProvider value={own && papers}>
        <NeedsBesideMissing event={event} role={{ ...plain, needs }} />
      </OwnPapersProvider>,
    );
    const text = document.body.textContent ?? '';
    cleanup();
    return text;
  };
  const team = 'In each team at least 1 person with First aid';
  expect(line(undefined)).toBe(
    `Needs First aid · For people over 18 · To be signed: conduct and photos · ${team}`,
  );
  expect(line({})).toBe(team);
  expect(line({ over: 18, signatures: [signed] })).toBe(
    `For people over 18 · To be signed: conduct · ${team}`,
  );
});
