import {
  getOrganisation,
  removeLogo,
  saveLogo,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import { organisationErrors } from '@saath/contract/foundation/organisation/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { news, show } from '../../../testing/show.tsx';
import type { Settings } from './draft.ts';
import { FirstRun } from './first-run.tsx';
import { OrganisationForm } from './form.tsx';
import { organisationQuery } from './queries.ts';

const server = fakeServer();

const settings: Settings = {
  ...{ version: 3, name: '', about: '', logo: null, colour: null, place: '', timeZone: null },
  ...{
    languages: ['en', 'ur'],
    defaultLanguage: 'en',
    emailDomains: null,
    phoneRegion: null,
    guestAsking: 'off',
    organiserPasskeys: false,
    evidenceDays: 0,
    dayHours: null,
    weekHours: null,
    restHours: null,
  },
  ...{ senderName: '', replyTo: '', footer: '', imprint: '' },
  ...{ signatoryName: '', signatoryTitle: '', team: [], stories: [] },
  fallback: { timeZone: 'Asia/Karachi', emailDomains: ['gmail.com'], phoneRegion: 'PK' },
  hasFiles: false,
};
const saved = (change: Partial<Settings> = {}) => ({
  message: 'Saved. It shows on every page at once.',
  organisation: { ...settings, version: 4, ...change },
});

function Page() {
  const query = useQuery(organisationQuery);
  if (!query.data) return null;
  return (
    <OrganisationForm settings={query.data} onReload={async () => (await query.refetch()).data} />
  );
}

async function opened() {
  server.on(getOrganisation, { organisation: settings });
  const { user } = show(<Page />);
  const name = await screen.findByLabelText('Name of your organisation');
  return { user, name };
}

const preview = () => within(screen.getByRole('figure'));
const save = () => screen.getByRole('button', { name: 'Save' });

it('WI-02 what is typed is seen at once, and only what changed is saved', async () => {
  const { user, name } = await opened();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.type(name, 'Edhi Kitchen');
  expect(preview().getAllByText('Edhi Kitchen')).toHaveLength(2);
  server.on(saveOrganisation, saved({ name: 'Edhi Kitchen' }));
  await user.click(save());
  await waitFor(() => expect(news()).toContain('Saved. It shows on every page at once.'));
  expect(server.sent(saveOrganisation).map(({ body }) => body)).toEqual([
    { name: 'Edhi Kitchen', version: 3 },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

it('WI-02 changes can be taken back before they are saved', async () => {
  const { user, name } = await opened();
  await user.type(name, 'Wrong');
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(name).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('WI-02 a name of 200 characters and a domain that is none are refused at their fields, and stay', async () => {
  const { user, name } = await opened();
  fireEvent.change(name, { target: { value: 'x'.repeat(200) } });
  await user.selectOptions(screen.getByLabelText('Email addresses'), 'listed');
  const domains = screen.getByLabelText('Domains, one a line');
  await user.type(domains, 'example.org{enter}nodomain');
  await user.click(save());
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    'Please use at most 80 characters.',
    expect.stringContaining('“nodomain” is no domain'),
  ]);
  expect(domains).toHaveProperty('value', 'example.org\nnodomain');
  expect(server.sent(saveOrganisation)).toEqual([]);
});

it('WI-02 a colour that could not be read is made darker, and that is said', async () => {
  await opened();
  fireEvent.change(screen.getByLabelText('Another colour'), { target: { value: '#ffee00' } });
  expect(screen.getByText(/hard to read \(contrast 1\.2, at least 4\.5/)).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(screen.queryByText(/hard to read/)).toBeNull();
});

it('WI-02 who saves after somebody else is told, and can load what is saved', async () => {
  const { user, name } = await opened();
  await user.type(name, 'Mine');
  const { message } = organisationErrors['organisation.changed_meanwhile'];
  server.refuse(saveOrganisation, message, { status: 409, code: 'organisation.changed_meanwhile' });
  await user.click(save());
  expect(await screen.findByText(message)).toBeDefined();
  expect(name).toHaveProperty('value', 'Mine');
  server.on(getOrganisation, { organisation: { ...settings, version: 4, name: 'Theirs' } });
  await user.click(screen.getByRole('button', { name: 'Load what is saved' }));
  await waitFor(() => expect(name).toHaveProperty('value', 'Theirs'));
});

it('WI-02 a logo is saved as it is chosen; what is no picture is refused before it is sent', async () => {
  const { user, name } = await opened();
  await user.type(name, 'Edhi');
  const logo = { url: '/media/x-512.png', width: 512, height: 100 };
  server.on(saveLogo, { ...saved({ logo }), message: 'The logo is on every page now.' });
  const input = screen.getByLabelText('Choose a picture');
  const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  fireEvent.change(input, { target: { files: [svg] } });
  expect(await screen.findByText(/Please save an SVG as PNG first/)).toBeDefined();
  expect(server.sent(saveLogo)).toEqual([]);
  const png = new File(['x'], 'logo.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [png] } });
  expect(await screen.findByRole('img', { name: 'Your logo' })).toBeDefined();
  expect(name).toHaveProperty('value', 'Edhi');
  // A logo of one's own is no save of somebody else.
  server.on(saveOrganisation, saved({ name: 'Edhi', logo, version: 5 }));
  await user.click(save());
  await waitFor(() =>
    expect(server.sent(saveOrganisation).map(({ body }) => body)).toEqual([
      { name: 'Edhi', version: 4 },
    ]),
  );
  server.on(removeLogo, { ...saved({ version: 6 }), message: 'The logo is gone.' });
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Your logo' })).toBeNull());
});

it('WI-02 people of the team are added and taken away; one without a name is refused', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('Please give each person a name.');
  await user.type(screen.getByLabelText('Name'), 'Sana Rehman');
  server.on(saveOrganisation, saved({ team: [{ name: 'Sana Rehman', role: '', link: '' }] }));
  await user.click(save());
  await waitFor(() => expect(server.sent(saveOrganisation)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Remove Sana Rehman' }));
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('WI-02 the first Admin is asked for a name and can skip it', async () => {
  const { user } = show(<FirstRun settings={settings} />);
  expect(screen.getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe(
    '/admin/dashboard',
  );
  await user.type(screen.getByLabelText('Name of your organisation'), 'Edhi');
  await user.type(screen.getByLabelText('Town'), 'Karachi');
  server.hold(saveOrganisation);
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() =>
    expect(server.sent(saveOrganisation)[0]?.body).toMatchObject({
      ...{ name: 'Edhi', place: 'Karachi', version: 3 },
    }),
  );
});
