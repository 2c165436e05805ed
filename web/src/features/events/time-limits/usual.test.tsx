import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import type { Settings } from '../../foundation/organisation/draft.ts';
import { OrganisationForm } from '../../foundation/organisation/form.tsx';
import { UsualTimeLimits } from './usual.tsx';

const server = fakeServer();
const settings: Settings = {
  ...{ version: 3, name: '', about: '', logo: null, colour: null, place: '', timeZone: null },
  ...{ languages: ['en', 'ur'], defaultLanguage: 'en', emailDomains: null, phoneRegion: null },
  ...{
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

it('EL-01 usual limits are settings of the organisation; what contradicts itself stands at its field', async () => {
  const { user } = show(
    <OrganisationForm
      settings={settings}
      onReload={() => Promise.resolve(settings)}
      more={UsualTimeLimits}
    />,
  );
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  await user.type(field('Most hours a day'), '10');
  await user.type(field('Most hours a week'), '8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const description = 'A week cannot have fewer hours than a day.';
  expect(await screen.findByRole('spinbutton', { description })).toBe(field('Most hours a week'));
  expect(server.sent(saveOrganisation)).toHaveLength(0);
  await user.clear(field('Most hours a week'));
  await user.click(screen.getByRole('button', { name: 'Usual: 11 hours' }));
  const limits = { dayHours: 10, weekHours: null, restHours: 11 };
  server.on(saveOrganisation, {
    message: 'Saved. It shows on every page at once.',
    organisation: { ...settings, ...limits, version: 4 },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(server.sent(saveOrganisation)).toMatchObject([{ body: { version: 3, ...limits } }]);
});
