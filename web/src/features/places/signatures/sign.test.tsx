import { readAgreement } from '@saath/contract/events/agreements/endpoints';
import type { AgreementText } from '@saath/contract/events/agreements/schema';
import { signAgreement } from '@saath/contract/places/signatures/endpoints';
import { signatureErrors, signatureMessages } from '@saath/contract/places/signatures/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { SignAgreement } from './sign.tsx';

const server = fakeServer();
const conduct = { id: idOf('conduct'), name: 'Code of conduct' };
const text = (change: Partial<AgreementText> = {}): AgreementText => ({
  ...conduct,
  ...{ version: 1, text: 'We are <b>kind</b>.\nWe help.', before: null, ...change },
});

/** Opened as in the form that asks for a place, which is not to be sent by signing. */
async function opened() {
  const calls = { signed: 0, sent: 0 };
  const { user } = show(
    <form onSubmit={() => calls.sent++}>
      <SignAgreement agreement={conduct} onSigned={async () => calls.signed++} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Read and sign Code of conduct' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Code of conduct' }));
  await dialog.findByRole('textbox', { name: /Type your full name/ });
  return { user, dialog, calls };
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Type your full/ });

it('EL-01 the text is shown as it was typed, and signed by one’s name', async () => {
  server.on(readAgreement, text());
  server.on(signAgreement, { message: signatureMessages.signed });
  const { user, dialog, calls } = await opened();
  expect(dialog.getByText(/We are <b>kind<\/b>/)).toBeTruthy();
  expect(dialog.queryByText('This text has changed')).toBeNull();
  await user.type(nameField(), 'Sana Malik{Enter}');
  await waitFor(() => expect(news()).toEqual([signatureMessages.signed]));
  expect(server.sent(signAgreement)).toMatchObject([
    { path: `/api/agreement/${conduct.id}/signature`, body: { version: 1, name: 'Sana Malik' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual({ signed: 1, sent: 0 });
});

it('EL-01 a name takes letters, and is asked for before anything is sent', async () => {
  server.on(readAgreement, text());
  const { user, dialog } = await opened();
  const sign = dialog.getByRole('button', { name: 'Sign' });
  await user.click(sign);
  expect(await dialog.findByText(signatureMessages.name)).toBeTruthy();
  await user.type(nameField(), '12345');
  await user.click(sign);
  expect(await dialog.findByText(signatureMessages.letters)).toBeTruthy();
  expect(server.sent(signAgreement)).toEqual([]);
});

it('EL-01 a text that was changed meanwhile is shown anew with what has changed, and the name stays', async () => {
  let version = 1;
  server.on(readAgreement, () =>
    text(version === 1 ? {} : { version, text: 'We are always <b>kind</b>.\nWe help.' }),
  );
  server.on(signAgreement, (body) => {
    if (body.version === version) return { message: signatureMessages.signed };
    const { message } = signatureErrors['signatures.changed'];
    throw new CallError(message, { status: 409, code: 'signatures.changed' });
  });
  const { user, dialog } = await opened();
  version = 2;
  await user.type(nameField(), 'Sana Malik{Enter}');
  expect(await dialog.findByText(signatureErrors['signatures.changed'].message)).toBeTruthy();
  expect(await dialog.findByText('This text has changed')).toBeTruthy();
  expect(dialog.getByText('always').closest('ins')).toBeTruthy();
  expect(nameField().value).toBe('Sana Malik');
  await user.click(dialog.getByRole('checkbox', { name: 'Show what has changed' }));
  expect(dialog.getByText(/We are always <b>kind<\/b>/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(server.sent(signAgreement)).toHaveLength(2));
  expect(server.sent(signAgreement)[1]).toMatchObject({ body: { version: 2 } });
});

it('EL-01 who signed an earlier text sees what went and what came', async () => {
  server.on(readAgreement, text({ version: 3, before: { version: 1, text: 'We are kind.' } }));
  const { dialog } = await opened();
  expect(dialog.getByText(/We help/).closest('ins')).toBeTruthy();
});

it('EL-01 a text that cannot be read can be asked for again', async () => {
  const { user } = show(<SignAgreement agreement={conduct} onSigned={async () => {}} />);
  server.on(readAgreement, text());
  server.refuseOnce(readAgreement, 'The server is busy.');
  await user.click(screen.getByRole('button', { name: /Read and sign/ }));
  expect(await screen.findByText('The server is busy.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/We help/)).toBeTruthy();
});
