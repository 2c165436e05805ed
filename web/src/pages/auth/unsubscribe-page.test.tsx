/** The link under a mail: opening it changes nothing, and no more is claimed than is known (NT-02). */
import { changeMailChoice, getMailChoice } from '@saath/contract/notices/notices/endpoints';
import type { MailChoice } from '@saath/contract/notices/notices/schema';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded } from '../../testing/loaded.ts';
import { refused } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import UnsubscribePage, { loader } from './unsubscribe-page.tsx';

const server = fakeServer();
const choice = { kind: 'announcement', address: 'a…@gmail.com', isOn: true } as const;
const open = async () => await loaded(loader, '/unsubscribe/t', { token: 't' });
const shown = (given: MailChoice | null) => {
  const props = { loaderData: { choice: given }, params: { token: 't' } };
  show(createElement(UnsubscribePage, props as never), { viewer: null });
};

it('NT-02 the page reads the choice of its link, and asks with a button', async () => {
  server.on(getMailChoice, { choice });
  expect(await open()).toMatchObject({ choice });
  shown(choice);
  expect(screen.getByRole('heading', { name: m.no_more_of_these_mails() })).toBeDefined();
  expect(screen.getByRole('button', { name: m.yes_no_more_of_these_mails() })).toBeDefined();
  expect(server.sent(changeMailChoice)).toEqual([]);
});

it('NT-02 who opens it again is not asked what they have decided', () => {
  shown({ ...choice, isOn: false });
  expect(screen.getByRole('heading', { name: m.these_mails_have_stopped() })).toBeDefined();
  expect(screen.getByRole('button', { name: m.undo_send_them_again() })).toBeDefined();
});

it('NT-02 a link that is none says so, and leads to where all kinds are chosen', async () => {
  server.on(getMailChoice, () => {
    throw refused('notices.link_invalid');
  });
  expect(await open()).toEqual({ choice: null });
  shown(null);
  expect(screen.getByRole('heading', { name: m.this_link_does_not_work() })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: m.choose_for_all_kinds() })).toHaveProperty(
    ...(['pathname', '/notification'] as const),
  );
});

it.each(['request.too_many', 'server.failed'] as const)(
  'NT-02 a link of which nothing is known is not called broken: %s',
  async (code) => {
    server.on(getMailChoice, () => {
      throw refused(code);
    });
    expect(await open()).toMatchObject({ init: { status: refused(code).status } });
  },
);
