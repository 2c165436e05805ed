import {
  changeAgreement,
  listAgreements,
  readAgreement,
  removeAgreement,
  writeAgreement,
} from '@saath/contract/events/agreements/endpoints';
import { agreementErrors, agreementMessages } from '@saath/contract/events/agreements/messages';
import type { Agreement } from '@saath/contract/events/agreements/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { notThereYet } from '../../../lib/templates.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { kindTemplates } from '../eligibility/add-kind.tsx';
import { ChooseAgreements } from './choose.tsx';
import { Agreements } from './list.tsx';
import { agreementTemplates } from './write.tsx';

const server = fakeServer();
const agreement = (change: Partial<Agreement> = {}): Agreement => ({
  ...{ id: idOf('conduct'), name: 'Code of conduct', version: 2, signed: 14, wasSigned: true },
  ...{ writtenAt: '2026-11-20T08:00:00.000Z', ...change },
});
const list = () => show(<Agreements more={() => null} />);

it('EL-01 an agreement is written from a template; one that is there already is not offered', async () => {
  const other = agreement({ id: idOf('waiver'), name: 'Waiver', signed: 0, wasSigned: false });
  server.on(listAgreements, { mayChange: true, agreements: [agreement(), other] });
  server.on(writeAgreement, ({ name }) => ({
    ...{ message: agreementMessages.written, agreement: agreement({ id: idOf(2), name }) },
  }));
  const { user } = list();
  const [signed, unsigned] = await screen.findAllByRole('listitem');
  expect(signed?.textContent).toContain('14 people have signed');
  expect(unsigned?.textContent).toContain('Nobody has signed yet');
  expect(screen.queryByRole('button', { name: 'Code of conduct' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Photo consent' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /What people sign/ });
  expect(text.value).toContain('This is voluntary.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(news()).toEqual([agreementMessages.written]));
  expect(server.sent(writeAgreement)).toMatchObject([
    { body: { name: 'Photo consent', text: text.value } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('EL-01 another text is another version, and asks everybody only when that is chosen', async () => {
  server.on(listAgreements, { mayChange: true, agreements: [agreement()] });
  const { id, name, version } = agreement();
  server.on(readAgreement, { id, name, version, text: 'We are kind.', before: null });
  server.on(changeAgreement, { message: agreementMessages.changed });
  const { user } = list();
  const change = async (asksAgain: boolean) => {
    await user.click(await screen.findByRole('button', { name: 'Read or change Code of conduct' }));
    const dialog = within(await screen.findByRole('dialog'));
    const text = await dialog.findByRole('textbox', { name: /What people sign/ });
    await user.type(text, ' Always.');
    if (asksAgain) await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Save as a new version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await change(false);
  await change(true);
  const body = { name, text: 'We are kind. Always.', basedOn: 2 };
  expect(server.sent(changeAgreement)).toMatchObject([
    { body: { ...body, asksAgain: false } },
    { body: { ...body, asksAgain: true } },
  ]);
});

it('EL-01 when another organiser was faster, theirs is shown, and what was typed stays and can be saved over it', async () => {
  server.on(listAgreements, { mayChange: true, agreements: [agreement()] });
  const { id, name, version } = agreement();
  const stored = (given: { version: number; text: string }) =>
    server.on(readAgreement, { id, name, ...given, before: null });
  stored({ version, text: 'We are kind.' });
  const { message } = agreementErrors['agreements.changed'];
  server.on(changeAgreement, ({ basedOn }) => {
    if (basedOn === 3) return { message: agreementMessages.changed };
    throw new CallError(message, { status: 409, code: 'agreements.changed' });
  });
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: /Read or change/ }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What people/ });
  await user.type(text, ' Always.');
  stored({ version: 3, text: 'We are brave.' });
  const save = screen.getByRole('button', { name: 'Save as a new version' });
  await user.click(save);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('We are brave.')).toBeTruthy();
  expect(text.value).toBe('We are kind. Always.');
  await user.click(save);
  await waitFor(() => expect(news()).toEqual([agreementMessages.changed]));
});

it('EL-01 only what nobody signed can be removed', async () => {
  const unsigned = agreement({ id: idOf(3), name: 'Nothing', signed: 0, wasSigned: false });
  server.on(listAgreements, { mayChange: true, agreements: [agreement({ signed: 0 }), unsigned] });
  server.on(removeAgreement, { message: agreementMessages.removed });
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: 'Remove Nothing' }));
  await waitFor(() => expect(news()).toEqual([agreementMessages.removed]));
  expect(screen.queryByRole('button', { name: 'Remove Code of conduct' })).toBeNull();
});

it('EL-01 a role asks for several, and for one that is written right there', async () => {
  server.on(listAgreements, { mayChange: true, agreements: [agreement()] });
  const waiver = agreement({ id: idOf(4), name: 'Waiver' });
  server.on(writeAgreement, { message: agreementMessages.written, agreement: waiver });
  const held: string[][] = [];
  const hold = (chosen: readonly { name: string }[]) => held.push(chosen.map(({ name }) => name));
  const chosen = [{ id: idOf(5), name: 'Photos' }];
  const { user } = show(<ChooseAgreements chosen={chosen} onChange={hold} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Code of conduct' }));
  await user.click(screen.getByRole('button', { name: 'Write an agreement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the agreement' }), 'Waiver');
  await user.type(dialog.getByRole('textbox', { name: /What people sign/ }), 'I know the risks.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(held).toHaveLength(2));
  expect(held).toEqual([
    ['Photos', 'Code of conduct'],
    ['Photos', 'Waiver'],
  ]);
});

it('EL-01 a template is recognised by its name in the other language, and by no other', async () => {
  const both = [...agreementTemplates, ...kindTemplates];
  for (const { name, names } of both) {
    const said = (['en', 'ur'] as const).map((language) => {
      overwriteGetLocale(() => language);
      return name();
    });
    expect(names).toEqual(said);
  }
  overwriteGetLocale(() => 'en');
  for (const known of both)
    for (const name of known.names)
      expect(notThereYet(both, [{ name }])).toEqual(both.filter((each) => each !== known));
  const urdu = agreement({ name: 'ضابطۂ اخلاق' });
  server.on(listAgreements, { mayChange: true, agreements: [urdu] });
  list();
  expect(await screen.findByRole('button', { name: 'Photo consent' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Code of conduct' })).toBeNull();
});
