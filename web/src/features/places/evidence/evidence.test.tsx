import { listKinds } from '@saath/contract/events/eligibility/endpoints';
import {
  getOrganisation,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import { addEvidence } from '@saath/contract/places/evidence/endpoints';
import { evidenceErrors, evidenceMessages } from '@saath/contract/places/evidence/messages';
import { claimPaper, myPapers, papersToCheck } from '@saath/contract/places/papers/endpoints';
import { paperMessages } from '@saath/contract/places/papers/messages';
import type { MyPapers, Paper } from '@saath/contract/places/papers/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import type { Settings } from '../../foundation/organisation/draft.ts';
import { PapersCard } from '../papers/card.tsx';
import { ToCheck } from '../papers/to-check.tsx';
import { HowLong } from './how-long.tsx';

const server = fakeServer();
const id = idOf('paper');
const addedAt = '2026-11-21T08:00:00.000Z';
const paper = (change: Partial<Paper> = {}): Paper => ({
  ...{ id, kind: { id: idOf('aid'), name: 'First aid' }, state: 'claimed', validUntil: null },
  ...{ reason: '', claimedAt: '2026-11-20T08:00:00.000Z', ...change },
});
const { kind: aid } = paper();
function has(papers: Paper[]) {
  const none: MyPapers = { papers: [], over: null, saidAt: null, kinds: [aid], asksAge: false };
  server.on(myPapers, { ...none, papers });
}
const fileOf = (type: string, name = 'aid.pdf') => new File(['%PDF-1.7'], name, { type });

it('EL-03 a picture or PDF goes with what is added; without one it is added as before', async () => {
  has([]);
  server.on(claimPaper, { message: paperMessages.claimed, id });
  server.on(addEvidence, () => {
    has([paper({ evidence: { kind: 'pdf', addedAt } })]);
    return { message: evidenceMessages.added };
  });
  const { user } = show(<PapersCard />);
  await user.click(await screen.findByRole('button', { name: 'Add a qualification' }));
  await user.upload(screen.getByLabelText('Choose a picture or PDF'), fileOf('application/pdf'));
  await screen.findByText('aid.pdf');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  const link = await screen.findByRole('link', { name: /^See your PDF/ });
  expect(link.getAttribute('href')).toBe(`/api/papers/${id}/evidence/pdf`);
  expect(server.sent(addEvidence)).toHaveLength(1);
  expect(server.sent(claimPaper)).toHaveLength(1);
});

it('EL-03 what cannot be one is not taken, and a file that is refused keeps nobody from adding the paper', async () => {
  has([]);
  server.on(claimPaper, () => {
    has([paper()]);
    return { message: paperMessages.claimed, id };
  });
  server.on(addEvidence, () => {
    throw refused('evidence.pdf_locked');
  });
  const { user } = show(<PapersCard />);
  await user.click(await screen.findByRole('button', { name: 'Add a qualification' }));
  const choose = screen.getByLabelText('Choose a picture or PDF');
  choose.removeAttribute('accept');
  await user.upload(choose, fileOf('text/html', 'aid.html'));
  expect(await screen.findByText(evidenceMessages.type)).toBeDefined();
  expect(screen.queryByText('aid.html')).toBeNull();
  await user.upload(choose, fileOf('application/pdf'));
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('Waits for a check')).toBeDefined();
  expect(news().join()).toContain(evidenceErrors['evidence.pdf_locked'].message);
});

it('EL-03 as long as it waits, something else is shown in its place; why not is said at the button', async () => {
  has([paper({ evidence: { kind: 'picture', addedAt } })]);
  server.on(addEvidence, () => {
    throw refused('evidence.pdf_active');
  });
  const { user } = show(<PapersCard />);
  const choose = await screen.findByLabelText(/^Put another one in its place/);
  await user.upload(choose, fileOf('application/pdf'));
  expect(await screen.findByText(evidenceErrors['evidence.pdf_active'].message)).toBeDefined();
  expect(screen.getByRole('link', { name: /^See your picture/ })).toBeDefined();
});

it('EL-03 what was refused says what to do, and is not shown again by itself', async () => {
  has([paper({ state: 'refused', reason: 'Not readable.' })]);
  show(<PapersCard />);
  expect(await screen.findByText(/Add it again below/)).toBeDefined();
  expect(screen.queryByLabelText(/picture or PDF/)).toBeNull();
});

it('EL-03 who checks sees the picture and opens the PDF; without either the entry is as before', async () => {
  const entry = (name: string, evidence?: Paper['evidence']) => ({
    ...paper({ id: idOf(name), ...(evidence ? { evidence } : {}) }),
    ...{ person: { id: idOf(`${name} person`), name, profileImage: null }, decidedBy: null },
  });
  const papers = [
    entry('Aisha', { kind: 'picture', addedAt }),
    entry('Bilal', { kind: 'pdf', addedAt }),
    entry('Danish'),
  ];
  server.on(papersToCheck, { papers, total: 3 });
  show(<ToCheck state="claimed" />);
  const picture = await screen.findByRole('img', { name: 'First aid of Aisha, as a picture' });
  expect(picture.getAttribute('src')).toContain(`/api/papers/${idOf('Aisha')}/evidence/picture`);
  const [link, ...more] = screen.getAllByRole('link', { name: /^Open the PDF/ });
  expect(more).toEqual([]);
  expect(link?.getAttribute('href')).toContain(`/api/papers/${idOf('Bilal')}/evidence/pdf`);
});

it('PR-02 how long it stays is chosen once there is something to show', async () => {
  const settings: Settings = {
    ...{ version: 3, name: '', about: '', logo: null, colour: null, place: '', timeZone: null },
    ...{ languages: ['en', 'ur'], defaultLanguage: 'en', emailDomains: null, phoneRegion: null },
    ...{
      guestAsking: 'off',
      organiserPasskeys: false,
      evidenceDays: 0,
      dayHours: null,
      weekHours: null,
      restHours: null,
      senderName: '',
      replyTo: '',
      footer: '',
    },
    ...{ imprint: '', signatoryName: '', signatoryTitle: '', team: [], stories: [] },
    fallback: { timeZone: 'Asia/Karachi', emailDomains: ['gmail.com'], phoneRegion: 'PK' },
    hasFiles: false,
  };
  server.on(getOrganisation, { organisation: settings });
  server.on(listKinds, { mayChange: true, kinds: [aid], nobodyHas: [] });
  server.on(saveOrganisation, ({ evidenceDays = 0 }) => {
    const organisation = { ...settings, evidenceDays, version: 4 };
    server.on(getOrganisation, { organisation });
    return { message: 'Saved.', organisation };
  });
  const { user } = show(<HowLong />);
  const choice = await screen.findByRole('combobox', { name: /after the check/ });
  expect(choice).toHaveProperty('value', '0');
  await user.selectOptions(choice, '90');
  await waitFor(() => expect(news()).toEqual(['Saved.']));
  expect(server.sent(saveOrganisation)).toMatchObject([{ body: { version: 3, evidenceDays: 90 } }]);
  await waitFor(() => expect(choice).toHaveProperty('value', '90'));
});
