import { closeKiosk, listKiosks } from '@saath/contract/day/kiosk/endpoints';
import { kioskErrors, kioskMessages } from '@saath/contract/day/kiosk/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { OpenKiosks } from './open-kiosks.tsx';

const server = fakeServer();
const kioskOf = (device: string) => ({
  ...{ id: idOf(`kiosk ${device}`), device, openedBy: 'Omar', openedAt: new Date().toISOString() },
});
let kiosks: ReturnType<typeof kioskOf>[];
beforeEach(() => {
  kiosks = [kioskOf('Chrome on Android'), kioskOf('')];
  server.on(listKiosks, () => ({ kiosks }));
});
const open = () => show(<OpenKiosks eventId={beachCleanUp.id} />).user;

it('DY-02 each open kiosk says where it is and who opened it; one that did not say is unknown', async () => {
  open();
  const [android, unknown] = await screen.findAllByRole('listitem');
  expect(android?.textContent).toMatch(/^Chrome on AndroidOpened by Omar, /);
  expect(unknown?.textContent).toMatch(/^Unknown device/);
});

it('DY-02 no open kiosk is said, and a list that could not be loaded can be tried again', async () => {
  server.on(listKiosks, () => {
    throw tooMany();
  });
  const user = open();
  expect(await screen.findByText('The open kiosks could not be loaded')).toBeDefined();
  server.on(listKiosks, { kiosks: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No kiosk of this event is open.')).toBeDefined();
});

it('DY-02 a lost device is closed after one more press, which says what ends, and leaves the list', async () => {
  server.on(closeKiosk, () => {
    kiosks = kiosks.slice(1);
    return { message: kioskMessages.closed };
  });
  const user = open();
  const [press] = await screen.findAllByRole('button', { name: 'Close this kiosk' });
  await user.click(press as HTMLElement);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Close this kiosk (Chrome on Android)?' }),
  );
  expect(question.getByText(/Nobody can check in on it any more/)).toBeDefined();
  expect(server.sent(closeKiosk)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Close this kiosk' }));
  await waitFor(() => expect(news()).toEqual([kioskMessages.closed]));
  expect(server.sent(closeKiosk).map(({ path }) => path)).toEqual([
    `/api/event/${beachCleanUp.id}/kiosk/${idOf('kiosk Chrome on Android')}`,
  ]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('DY-02 what another organiser closed first is said and leaves the list as well', async () => {
  server.on(closeKiosk, () => {
    kiosks = [];
    throw refused('kiosk.gone');
  });
  const user = open();
  const [press] = await screen.findAllByRole('button', { name: 'Close this kiosk' });
  await user.click(press as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Close this kiosk' }));
  expect(await screen.findByText('No kiosk of this event is open.')).toBeDefined();
  expect(news()).toEqual([kioskErrors['kiosk.gone'].message]);
});
