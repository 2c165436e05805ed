/** A volunteer's own certificates: which is shown, and how it is passed on (VO-03, DY-04). */
import { myCertificates } from '@saath/contract/afterwards/certificates/endpoints';
import type { Certificate } from '@saath/contract/afterwards/certificates/schema';
import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { tooMany } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import CertificatePage from './certificate-page.tsx';

const server = fakeServer();
const certificateOf = (letter: string, change: Partial<Certificate> = {}): Certificate => ({
  ...{ id: letter.repeat(22), number: `SA-${letter.repeat(4)}`, name: 'Aisha Khan' },
  ...{ from: '2026-10-01', to: '2026-11-30', hours: 12.5, corrected: 0, events: 3 },
  ...{ issuedAt: '2026-11-30T20:00:00.000Z', state: 'valid' },
  ...change,
});
const [newest, older] = [certificateOf('N'), certificateOf('O')];
const serves = (...certificates: Certificate[]) =>
  server.on(myCertificates, { certificates, next: null });

beforeEach(() => serves(newest, older));

function open(at = '/volunteer/certificate') {
  const loaderData = { origin: 'https://saath.example', timeZone: 'Asia/Karachi' };
  const given = { loaderData } as ComponentProps<typeof CertificatePage>;
  return show(<CertificatePage {...given} />, { at });
}
const download = async () =>
  (await screen.findByRole('link', { name: 'Download PDF' })).getAttribute('href');

it('VO-03 the newest one that is good is shown, as a file in the language of the page and as a signed one', async () => {
  serves(certificateOf('R', { state: 'revoked' }), newest, older);
  open();
  expect(await download()).toContain(newest.id);
  expect(await download()).toMatch(/language=en/);
  expect(screen.getByRole('link', { name: 'Signed file' }).getAttribute('href')).toContain(
    newest.id,
  );
  for (const name of ['Download PDF', 'Signed file'])
    expect(screen.getByRole('link', { name }).hasAttribute('download')).toBe(true);
});

it('VO-03 the one that is named in the address is shown, also where there is a newer one', async () => {
  open(`/volunteer/certificate?id=${older.id}`);
  expect(await download()).toContain(older.id);
});

it('VO-03 an address that names one of somebody else shows the own newest', async () => {
  open(`/volunteer/certificate?id=${'X'.repeat(22)}`);
  expect(await download()).toContain(newest.id);
});

it('DY-04 one that was taken back is not shown, also where the address names it', async () => {
  const revoked = certificateOf('R', { state: 'revoked' });
  serves(newest, revoked);
  open(`/volunteer/certificate?id=${revoked.id}`);
  await screen.findByText(revoked.number);
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
});

it('DY-04 the link that is shared is that by which anybody can check it', async () => {
  const share = vi.fn(async (_given: ShareData) => {});
  vi.stubGlobal('navigator', { ...navigator, share });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: `https://saath.example/certificate/${newest.id}` }),
  );
});

it('VO-03 certificates that could not be read are not said to be none', async () => {
  server.on(myCertificates, () => {
    throw tooMany();
  });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(server.sent(myImpact)).toEqual([]);
  serves(newest);
  await user.click(again);
  expect(await download()).toContain(newest.id);
});
