import { myPapers } from '@saath/contract/places/papers/endpoints';
import { listSignatures, withdrawSignature } from '@saath/contract/places/signatures/endpoints';
import { signatureMessages } from '@saath/contract/places/signatures/messages';
import type { OwnSignature } from '@saath/contract/places/signatures/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { PapersCard } from '../papers/card.tsx';
import { SignedSheet } from './signed-sheet.tsx';
import { Signers } from './signers.tsx';

const server = fakeServer();
const at = '2026-11-20T08:00:00.000Z';
const signature = (change: Partial<OwnSignature> = {}): OwnSignature => ({
  ...{ id: idOf('signature'), version: 1, name: 'Sana Malik', signedAt: at, withdrawnAt: null },
  ...{ counts: true, agreement: { id: idOf('conduct'), name: 'Code of conduct' }, ...change },
});
const has = (signatures: OwnSignature[]) =>
  server.on(myPapers, {
    ...{ papers: [], over: null, saidAt: null, kinds: [], asksAge: false, signatures },
  });

it('EL-01 what one signed stands among one’s papers with its state, to be printed and taken back', async () => {
  has([
    signature(),
    signature({ id: idOf('old'), counts: false }),
    signature({ id: idOf('gone'), counts: false, withdrawnAt: at }),
  ]);
  server.on(withdrawSignature, { message: signatureMessages.withdrawn });
  const { user } = show(<PapersCard />);
  const entries = await screen.findAllByRole('listitem');
  const texts = entries.map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Code of conductSignedSigned on Fri, 20 Nov 2026');
  expect(texts[1]).toContain('An earlier text');
  expect(texts[2]).toContain('Taken back');
  const [first, , last] = entries.map((entry) => within(entry));
  expect(first?.getByRole('link', { name: /Read or print/ }).getAttribute('href')).toBe(
    `/signature/${idOf('signature')}`,
  );
  expect(last?.queryByRole('button')).toBeNull();
  await user.click(first?.getByRole('button', { name: /Take back/ }) as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(news()).toEqual([signatureMessages.withdrawn]));
  expect(server.sent(withdrawSignature)).toMatchObject([
    { path: `/api/signature/${idOf('signature')}` },
  ]);
});

it('EL-01 organisers see who signed, as what and when, also when none of it counts any more', async () => {
  const person = { id: idOf(1), name: 'Aisha Khan', profileImage: null };
  const { agreement: _, ...rest } = signature();
  server.on(listSignatures, { signatures: [{ ...rest, person }], total: 60 });
  const agreement = { id: idOf('conduct'), name: 'Code of conduct', version: 1, writtenAt: at };
  const { user } = show(<Signers agreement={{ ...agreement, signed: 0, wasSigned: true }} />);
  await user.click(screen.getByRole('button', { name: 'Who signed Code of conduct' }));
  const entry = await screen.findByRole('listitem');
  expect(entry.textContent).toContain('Aisha KhanSigned as Sana Malik on Fri, 20 Nov 2026');
  expect(screen.getByText('The latest of 60 signatures.')).toBeTruthy();
});

it('EL-01 before anybody has signed there is nobody to show', () => {
  const agreement = { id: idOf('conduct'), name: 'Code', version: 1, writtenAt: at };
  show(<Signers agreement={{ ...agreement, signed: 0, wasSigned: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('EL-01 the sheet holds the text, the name as typed, the account, the time and the checksum', () => {
  const hash = 'a'.repeat(64);
  const more = { text: 'We are <i>kind</i>.', hash, person: 'Aisha Khan', withdrawnAt: at };
  show(<SignedSheet signature={{ ...signature(), ...more }} timeZone="Asia/Karachi" />);
  const { textContent } = screen.getByRole('article');
  for (const text of ['We are <i>kind</i>.', 'Sana Malik', hash, 'Taken back on Fri, 20 Nov 2026'])
    expect(textContent).toContain(text);
  expect(textContent).toContain('Signed by Aisha Khan on Fri, 20 Nov 2026 at 1:00 PM');
});
