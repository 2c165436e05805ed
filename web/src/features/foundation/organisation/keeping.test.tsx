/** What the settings of the organisation keep and send: also where saving fails, or somebody types on meanwhile. */
import type { ReplyOf } from '@saath/contract/endpoint';
import {
  removeLogo,
  saveLogo,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import {
  organisationErrors,
  organisationMessages,
} from '@saath/contract/foundation/organisation/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import type { Settings } from './draft.ts';
import { FirstRun } from './first-run.tsx';
import { OrganisationForm } from './form.tsx';

const leave = hearLeaving();
const server = fakeServer();
const settings: Settings = {
  ...{ version: 3, name: 'Edhi', about: '', logo: null, colour: null, place: '', timeZone: null },
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
    imprint: '',
  },
  ...{ signatoryName: '', signatoryTitle: '', team: [], stories: [], hasFiles: false },
  fallback: { timeZone: 'Asia/Karachi', emailDomains: ['gmail.com'], phoneRegion: 'PK' },
};
const saved = (change: Partial<Settings> = {}): ReplyOf<typeof saveOrganisation> => ({
  message: organisationMessages.saved,
  organisation: { ...settings, version: 4, ...change },
});
const open = (change: Partial<Settings> = {}) =>
  show(<OrganisationForm settings={{ ...settings, ...change }} onReload={async () => undefined} />)
    .user;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const bodies = () => server.sent(saveOrganisation).map(({ body }) => body);

describe('WI-02 saving', () => {
  it('WI-02 without an answer everything stays as typed, the reason stands above, and it can be saved again', async () => {
    server.on(saveOrganisation, () => {
      throw unanswered();
    });
    const user = open();
    await user.type(field('Town'), 'Lahore');
    await user.click(press('Save'));
    expect(await screen.findByText(/^The settings could not be saved\. The server/)).toBeDefined();
    expect(field('Town').value).toBe('Lahore');
    server.on(saveOrganisation, saved({ place: 'Lahore' }));
    await user.click(press('Save'));
    await waitFor(() => expect(news()).toEqual([organisationMessages.saved]));
    expect(screen.queryByText(/^The settings could not be saved/)).toBeNull();
  });

  it('WI-02 what is typed while the rest is being saved is not lost, and is saved next', async () => {
    let answer = () => {};
    server.on(saveOrganisation, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return saved({ place: 'Lahore' });
    });
    const user = open();
    await user.type(field('Town'), 'Lahore');
    await user.click(press('Save'));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    await user.type(field('Name of the sender'), 'Sana');
    answer();
    await waitFor(() => expect(news()).toEqual([organisationMessages.saved]));
    expect(field('Name of the sender').value).toBe('Sana');
    server.on(saveOrganisation, saved({ place: 'Lahore', senderName: 'Sana', version: 5 }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toEqual({ senderName: 'Sana', version: 4 });
  });

  it('WI-02 a conflict that cannot be loaded away keeps what was typed', async () => {
    server.on(saveOrganisation, () => {
      throw refused('organisation.changed_meanwhile');
    });
    const user = open();
    await user.type(field('Town'), 'Lahore');
    await user.click(press('Save'));
    const { message } = organisationErrors['organisation.changed_meanwhile'];
    expect(await screen.findByText(message)).toBeDefined();
    await user.click(press('Load what is saved'));
    expect(field('Town').value).toBe('Lahore');
  });

  it('WI-02 leaving with something unsaved is asked about', async () => {
    const { user, router, address } = show(
      <OrganisationForm settings={settings} onReload={async () => undefined} />,
    );
    await user.type(field('Town'), 'L');
    void router.navigate('/elsewhere');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/these settings/)).toBeDefined();
    expect(address()).toBe('/');
  });
});

describe('WI-02 who may sign up', () => {
  it.each([
    [null, 'everybody', '', []],
    [['a.org'], 'server', '', null],
    [null, 'listed', 'a.org, b.org;c.org\n\nd.org', ['a.org', 'b.org', 'c.org', 'd.org']],
  ] as const)(
    'WI-02 addresses: from %j to %s %j it is %j that is saved',
    async (before, choice, typed, after) => {
      server.on(saveOrganisation, saved());
      const user = open({ emailDomains: before ? [...before] : null });
      await user.selectOptions(field('Email addresses'), choice);
      if (typed) fireEvent.change(field('Domains, one a line'), { target: { value: typed } });
      await user.click(press('Save'));
      await waitFor(() => expect(bodies()).toEqual([{ emailDomains: after, version: 3 }]));
    },
  );

  it('WI-02 what the server was started with is named, and can be chosen again', async () => {
    server.on(saveOrganisation, saved());
    const user = open({ phoneRegion: 'any' });
    const options = [...screen.getByLabelText<HTMLSelectElement>('Phone numbers accepted').options];
    expect(options.map(({ label }) => label)).toEqual([
      'As the server is set up (Mobile numbers of Pakistan)',
      'Mobile numbers of Pakistan',
      'Numbers of every country',
    ]);
    await user.selectOptions(field('Phone numbers accepted'), 'server');
    await user.click(press('Save'));
    await waitFor(() => expect(bodies()).toEqual([{ phoneRegion: null, version: 3 }]));
  });
});

describe('WI-02 time and languages', () => {
  it('WI-02 the first language follows when it is no longer offered, and is not asked for where one is left', async () => {
    server.on(saveOrganisation, saved());
    const user = open();
    expect(field('First language').value).toBe('en');
    await user.click(screen.getByRole('checkbox', { name: 'English' }));
    expect(screen.queryByLabelText('First language')).toBeNull();
    await user.click(press('Save'));
    await waitFor(() =>
      expect(bodies()).toEqual([{ languages: ['ur'], defaultLanguage: 'ur', version: 3 }]),
    );
  });

  it('WI-02 without any language nothing is sent, and it is said at the choice', async () => {
    const user = open({ languages: ['en'] });
    await user.click(screen.getByRole('checkbox', { name: 'English' }));
    await user.click(press('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe(organisationMessages.language);
    expect(bodies()).toEqual([]);
  });

  it('WI-02 a zone that this browser does not know stays chosen; the server’s is one press away', async () => {
    server.on(saveOrganisation, saved());
    const user = open({ timeZone: 'Mars/Olympus_Mons' });
    expect(field('Time zone').value).toBe('Mars/Olympus_Mons');
    await user.selectOptions(field('Time zone'), 'As the server is set up (Asia/Karachi)');
    await user.click(press('Save'));
    await waitFor(() => expect(bodies()).toEqual([{ timeZone: null, version: 3 }]));
  });
});

describe('WI-02 the logo', () => {
  const logo = { url: '/media/x-512.png', width: 512, height: 100 };
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/^Choose a(nother)? picture$/), {
      target: { files: [file] },
    });
  const png = new File(['x'], 'logo.png', { type: 'image/png' });

  it('WI-02 one of 2 MB and a byte is refused before it travels', async () => {
    open();
    choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }));
    expect((await screen.findByRole('alert')).textContent).toBe(organisationMessages.logoSize);
    expect(server.sent(saveLogo)).toEqual([]);
  });

  it('WI-02 one that could not be saved says so, and the next that is saved takes the words away', async () => {
    server.on(saveLogo, () => {
      throw unanswered();
    });
    server.on(removeLogo, { ...saved({ logo: null }), message: organisationMessages.logoRemoved });
    const user = open({ logo });
    choose(png);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The logo could not be saved\./,
    );
    expect(screen.getByRole('img', { name: 'Your logo' })).toBeDefined();
    await user.click(press('Remove the logo'));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Your logo' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('WI-02 a save of somebody else in between is not passed over with the own logo', async () => {
    server.on(saveLogo, {
      ...saved({ logo, version: 6 }),
      message: organisationMessages.logoSaved,
    });
    server.on(saveOrganisation, saved());
    const user = open();
    choose(png);
    await screen.findByRole('img', { name: 'Your logo' });
    await user.type(field('Town'), 'Lahore');
    await user.click(press('Save'));
    await waitFor(() => expect(bodies()).toEqual([{ place: 'Lahore', version: 3 }]));
  });

  it('WI-02 while a logo travels no other can be chosen', async () => {
    server.hold(saveLogo);
    open({ logo });
    choose(png);
    await waitFor(() =>
      expect(screen.getByLabelText('Choose another picture')).toHaveProperty('disabled', true),
    );
    expect(press('Remove the logo')).toHaveProperty('disabled', true);
  });
});

describe('WI-02 team and stories', () => {
  const member = (name: string) => ({ name, role: '', link: '' });

  it('WI-02 of two people the one that is meant is taken away, and the focus goes on', async () => {
    server.on(saveOrganisation, saved());
    const user = open({ team: ['Aisha', 'Bilal', 'Chand'].map(member) });
    await user.click(press('Remove Bilal'));
    expect(document.activeElement).toBe(press('Remove Chand'));
    await user.click(press('Remove Chand'));
    expect(document.activeElement).toBe(press('Add a person'));
    await user.click(press('Save'));
    await waitFor(() => expect(bodies()).toEqual([{ team: [member('Aisha')], version: 3 }]));
  });

  it('WI-02 the same person twice is refused, with the reason at the list', async () => {
    const user = open({ team: [member('Aisha'), member('Bilal')] });
    const [, second] = screen.getAllByLabelText('Name');
    if (!second) throw new Error('There are two.');
    await user.clear(second);
    await user.type(second, 'Aisha');
    await user.click(press('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe(organisationMessages.twice);
    await user.type(second, 's');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('WI-02 a story needs a name and words, and begins with five stars', async () => {
    server.on(saveOrganisation, saved());
    const user = open();
    await user.click(press('Add a story'));
    await user.type(field('Name'), 'Aisha');
    await user.click(press('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe(organisationMessages.story);
    await user.type(field('Their words'), 'A good day.');
    await user.click(press('Save'));
    const story = { name: 'Aisha', role: '', content: 'A good day.', rating: 5 };
    await waitFor(() => expect(bodies()).toEqual([{ stories: [story], version: 3 }]));
  });
});

describe('WI-02 the first minute', () => {
  it('WI-02 a save that fails keeps the page and the words; one that works leads to the dashboard', async () => {
    server.on(saveOrganisation, () => {
      throw unanswered();
    });
    const { user } = show(<FirstRun settings={{ ...settings, name: '' }} />);
    await user.type(field('Name of your organisation'), 'Edhi');
    await user.click(press('Save and go on'));
    expect(await screen.findByText(/^The settings could not be saved\./)).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
    server.on(saveOrganisation, saved());
    await user.click(press('Save and go on'));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/admin/dashboard'));
    // Where she sits is proposed as the zone, as the server's is another one.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(bodies()[1]).toEqual({ name: 'Edhi', timeZone, version: 3 });
  });
});
