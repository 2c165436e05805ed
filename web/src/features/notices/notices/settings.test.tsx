import type { ReplyOf } from '@saath/contract/endpoint';
import {
  addDevice,
  getDeviceKey,
  keepDevice,
  removeDevice,
} from '@saath/contract/notices/devices/endpoints';
import { deviceMessages } from '@saath/contract/notices/devices/messages';
import { changeNoticeSettings, getNoticeSettings } from '@saath/contract/notices/notices/endpoints';
import { noticeMessages } from '@saath/contract/notices/notices/messages';
import {
  eventNoticeKinds,
  organiserNoticeKinds,
  usualQuietHours,
  volunteerNoticeKinds,
} from '@saath/contract/notices/notices/rules';
import {
  noticeSettingsSchema,
  type NoticeSettings as Settings,
} from '@saath/contract/notices/notices/schema';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { toast } from '../../../ui/toast.ts';
import { NoticeSettings } from './settings.tsx';

const server = fakeServer();
hearToasts();

const all = Object.fromEntries(eventNoticeKinds.map((kind) => [kind, true])) as Settings['mail'];

/** What the server keeps, and how it answers a change. */
let stored: Settings;
let devices: string[];
let answerChange: (settings: Settings) => Promise<ReplyOf<typeof changeNoticeSettings>>;
beforeEach(() => {
  devices = [];
  stored = {
    mail: { ...all, change: false },
    push: { ...all, recap: false },
    quiet: usualQuietHours('Asia/Karachi'),
    asked: 'daily',
  };
  answerChange = async (settings) => {
    stored = settings;
    return { ...settings, devices: devices.length, message: noticeMessages.saved };
  };
  server.on(getNoticeSettings, () => ({ ...stored, devices: devices.length }));
  server.on(changeNoticeSettings, (body) => answerChange(noticeSettingsSchema.parse(body)));
  server.on(getDeviceKey, { publicKey: 'AAAA' });
  server.on(keepDevice, ({ endpoint }) => ({ isOn: devices.includes(endpoint) }));
  server.on(addDevice, ({ endpoint }) => {
    devices.push(endpoint);
    return { message: deviceMessages.on };
  });
  server.on(removeDevice, ({ endpoint }) => {
    devices = devices.filter((each) => each !== endpoint);
    return { message: deviceMessages.off };
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  overwriteGetLocale(() => 'en');
});

/** A browser that can be told; the person says `answer` when it asks. */
function ableBrowser(answer: NotificationPermission, already: NotificationPermission = 'default') {
  let own: unknown = null;
  const make = () => ({
    endpoint: 'https://push.example.org/1',
    toJSON: () => ({
      endpoint: 'https://push.example.org/1',
      keys: { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe: async () => {
      own = null;
      return true;
    },
  });
  const subscribe = vi.fn(async () => {
    own = make();
    return own;
  });
  const registration = { pushManager: { getSubscription: async () => own, subscribe } };
  const register = vi.fn(async () => registration);
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => (register.mock.calls.length > 0 ? registration : undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission: already,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  return { subscribe, register };
}

async function show(props: Parameters<typeof NoticeSettings>[0] = {}) {
  render(
    <QueryProvider>
      <NoticeSettings {...props} />
    </QueryProvider>,
  );
  await screen.findByRole('table');
  return userEvent.setup();
}

const find = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const isOn = (name: string) => find(name).checked;
const decision = 'Mail Your request is answered, or you get a place';
const cancelled = 'Mail An event is cancelled';
const thisDevice = 'Notify on this device';
const changes = () => server.sent(changeNoticeSettings);

it('VO-06 NT-02 shows each kind and channel as it is, that notices are kept, and which mails always come', async () => {
  await show();
  expect(screen.getAllByRole('switch', { name: /^Mail / })).toHaveLength(
    volunteerNoticeKinds.length,
  );
  expect(isOn('Mail An event, or your role in it, changes')).toBe(false);
  expect(isOn(decision)).toBe(true);
  expect(isOn('Devices An event is over and your hours are recorded')).toBe(false);
  expect(screen.getByText(/Every notice is kept here/)).toBeDefined();
  expect(screen.getByText(/Mails about your account itself .* always come/)).toBeDefined();
});

it('NT-02 without a device the column of devices is grey and says why', async () => {
  await show();
  const grey = find('Devices An event is cancelled');
  expect(grey.disabled).toBe(true);
  const why = document.getElementById(grey.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toMatch(/None of your devices gets notifications yet/);
  expect(find(cancelled).disabled).toBe(false);
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
  await user.click(find(decision));
  expect(isOn(decision)).toBe(false);
  expect(find(cancelled).getAttribute('aria-disabled')).toBe('true');
  await user.click(find(cancelled));
  expect(isOn(cancelled)).toBe(true);
  finish();
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Your choice is saved.'));
  expect(isOn(decision)).toBe(false);
  expect(changes()).toHaveLength(1);
  expect(stored.mail).toEqual({ ...all, change: false, decision: false });
  expect(stored.push).toEqual({ ...all, recap: false });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('VO-06 what could not be saved is taken back and said', async () => {
  answerChange = async () => {
    throw new CallError('Something went wrong on our side. Please try again.', {
      status: 500,
      code: 'server.failed',
    });
  };
  const user = await show();
  for (const name of [decision, 'Your devices stay silent at these hours']) {
    await user.click(find(name));
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        'Something went wrong on our side. Please try again.',
      ),
    );
    await waitFor(() => expect(isOn(name)).toBe(true));
  }
  expect(toast.success).not.toHaveBeenCalled();
});

it('NT-02 quiet hours are saved by the button, and refused when they are none', async () => {
  const user = await show();
  expect(screen.queryByRole('button', { name: 'Save quiet hours' })).toBeNull();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '22:00' } });
  expect(screen.getByText('Quiet hours cannot end when they begin.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save quiet hours' }));
  expect(changes()).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:30' } });
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
  await user.click(screen.getByRole('button', { name: 'Save quiet hours' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  const quiet = { isOn: true, from: '22:00', to: '06:30', timeZone: 'Europe/Berlin' };
  expect(stored.quiet).toEqual(quiet);
  await user.click(find('Your devices stay silent at these hours'));
  await waitFor(() => expect(stored.quiet).toEqual({ ...quiet, isOn: false }));
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
});

it('NT-02 this device is switched on, which wakes its column, and off again', async () => {
  const { subscribe, register } = ableBrowser('granted');
  const user = await show();
  await user.click(find(thisDevice));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(deviceMessages.on));
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
  await waitFor(() => expect(find('Devices An event is cancelled').disabled).toBe(false));
  expect(isOn(thisDevice)).toBe(true);
  await user.click(find(thisDevice));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(deviceMessages.off));
  await waitFor(() => expect(isOn(thisDevice)).toBe(false));
  expect(devices).toEqual([]);
});

it('NT-02 who says no to the browser is told what that means', async () => {
  ableBrowser('denied');
  const user = await show();
  await user.click(find(thisDevice));
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeDefined();
  expect(find(thisDevice).disabled).toBe(true);
  expect(devices).toEqual([]);
});

it('NT-02 who does not answer may be asked again', async () => {
  ableBrowser('default');
  const user = await show();
  await user.click(find(thisDevice));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/allowed/)));
  expect(find(thisDevice).disabled).toBe(false);
});

it('NT-02 a browser that cannot says so, and an iPhone says how it can', async () => {
  await show();
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeDefined();
  expect(find(thisDevice).disabled).toBe(true);
  cleanup();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)',
  );
  await show();
  expect(await screen.findByText(/add this site to the home screen/)).toBeDefined();
});

it('VO-06 EC-06 in Urdu as well', async () => {
  overwriteGetLocale(() => 'ur');
  await show();
  expect(screen.getByRole('switch', { name: 'ای میل تقریب منسوخ ہو جائے' })).toBeDefined();
});

it('WI-03 an organiser chooses how often requests are told; a volunteer is not asked, and nobody who wants none', async () => {
  await show();
  expect(screen.queryByLabelText('How often you hear about requests')).toBeNull();
  cleanup();
  const user = await show({ kinds: organiserNoticeKinds });
  const often = await screen.findByLabelText<HTMLSelectElement>(
    'How often you hear about requests',
  );
  expect(often.value).toBe('daily');
  await user.selectOptions(often, 'Once an hour');
  await waitFor(() => expect(stored.asked).toBe('hourly'));
  await user.click(screen.getByRole('switch', { name: /^Mail Somebody asks to join/ }));
  await waitFor(() =>
    expect(screen.queryByLabelText('How often you hear about requests')).toBeNull(),
  );
});
