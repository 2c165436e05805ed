/** Whoever has the link of a certificate learns whether it is valid, and nothing of one that is taken back (DY-04). */
import { readCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import type { PublicCertificate } from '@saath/contract/afterwards/certificates/schema';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded } from '../../testing/loaded.ts';
import { refused } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import CertificatePage, { loader } from './certificate-page.tsx';

const server = fakeServer();
const id = 'a'.repeat(22);
const claimed: PublicCertificate['certificate'] = {
  ...{ name: 'Aisha Khan', from: '2026-10-01', to: '2026-11-30', hours: 1012.5, corrected: 0 },
};

async function open(given: PublicCertificate) {
  server.on(readCertificate, given);
  const loaderData = await loaded(loader, `/certificate/${id}`, { id });
  show(<CertificatePage {...({ loaderData } as ComponentProps<typeof CertificatePage>)} />, {
    viewer: null,
  });
  return screen.getByRole('heading', { level: 1 }).textContent;
}
const claims = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

it('DY-04 a valid certificate says whose hours they are, how many, and of which days', async () => {
  expect(await open({ state: 'valid', certificate: claimed })).toBe('This certificate is valid');
  expect(claims()).toEqual(['Aisha Khan', '1,012.5', expect.stringMatching(/1 Oct.*30 Nov/)]);
});

it('DY-04 KP-03 where hours changed since, it is genuine still, and that is said', async () => {
  const title = await open({ state: 'changed', certificate: claimed });
  expect(title).toBe('Genuine, but the hours have changed since');
  expect(claims()).toHaveLength(3);
});

it.each(['revoked', 'gone'] as const)(
  'DY-04 of one that is %s nothing is told but that',
  async (state) => {
    const title = await open({ state, certificate: null });
    expect(title).not.toMatch(/valid|genuine/i);
    expect(claims()).toEqual([]);
    expect(document.body.textContent).not.toContain('Aisha');
  },
);

it('DY-04 an address that is none is not asked for, and one that is unknown is no fault of the site', async () => {
  expect(await loaded(loader, '/certificate/short', { id: 'short' })).toMatchObject({
    init: { status: 404 },
  });
  expect(server.sent(readCertificate)).toEqual([]);
  server.on(readCertificate, () => {
    throw refused('certificates.not_found');
  });
  expect(await loaded(loader, `/certificate/${id}`, { id })).toMatchObject({
    init: { status: 404 },
  });
});
