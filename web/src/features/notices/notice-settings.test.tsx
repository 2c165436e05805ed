import { changeNoticeSettings } from '@saath/contract/notices/endpoints';
import { noticeMessages } from '@saath/contract/notices/messages';
import type { NoticeSettings as Settings } from '@saath/contract/notices/schema';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { toast } from '../../ui/toast.ts';
import { NoticeSettings } from './notice-settings.tsx';

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

/** What the server keeps, and how it answers a change. */
let stored: Settings;
let answerChange: (settings: Settings) => Promise<unknown>;
beforeEach(() => {
  stored = {
    mail: {
      'request-received': true,
      decision: true,
      change: false,
      cancellation: true,
      announcement: true,
    },
  };
  answerChange = async (settings) => {
    stored = settings;
    return { ...settings, message: noticeMessages.saved };
  };
  vi.mocked(call).mockImplementation((async (endpoint: unknown, request: { body: Settings }) =>
    endpoint === changeNoticeSettings ? await answerChange(request.body) : stored) as never);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  overwriteGetLocale(() => 'en');
});

async function show() {
  render(
    <QueryProvider>
      <NoticeSettings />
    </QueryProvider>,
  );
  await screen.findAllByRole('switch');
  return userEvent.setup();
}

const decision = 'Your request is answered, or you get a place';
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const changes = () =>
  vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === changeNoticeSettings);

it('VO-06 shows each kind as it is, that notices are kept, and which mails always come', async () => {
  await show();
  expect(screen.getByRole('group', { name: 'Also by mail' })).toBeDefined();
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(isOn('An event, or your role in it, changes')).toBe(false);
  expect(screen.getByText(/Every notice is kept here/)).toBeDefined();
  expect(screen.getByText(/Mails about your account itself .* always come/)).toBeDefined();
});

it('VO-06 a switch is saved at once, and meanwhile none can be pressed', async () => {
  let finish = () => {};
  const store = answerChange;
  answerChange = async (settings) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return await store(settings);
  };
  const user = await show();
  await user.click(screen.getByRole('switch', { name: decision }));
  expect(isOn(decision)).toBe(false);
  for (const each of screen.getAllByRole('switch'))
    expect(each.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('switch', { name: 'An event is cancelled' }));
  expect(isOn('An event is cancelled')).toBe(true);
  finish();
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Your choice is saved.'));
  expect(isOn(decision)).toBe(false);
  expect(changes()).toHaveLength(1);
  expect(stored.mail).toEqual({
    'request-received': true,
    decision: false,
    change: false,
    cancellation: true,
    announcement: true,
  });
  expect(document.activeElement).not.toBe(document.body);
});

it('VO-06 what could not be saved is taken back and said', async () => {
  answerChange = async () => {
    throw new CallError('Something went wrong on our side. Please try again.', {
      status: 500,
      code: 'server.failed',
    });
  };
  const user = await show();
  await user.click(screen.getByRole('switch', { name: decision }));
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Something went wrong on our side. Please try again.'),
  );
  expect(isOn(decision)).toBe(true);
  expect(toast.success).not.toHaveBeenCalled();
});

it('VO-06 EC-06 in Urdu as well', async () => {
  overwriteGetLocale(() => 'ur');
  await show();
  expect(screen.getByRole('switch', { name: 'تقریب منسوخ ہو جائے' })).toBeDefined();
});
