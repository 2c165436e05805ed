/** The page behind the mail to a guardian, when its link leads nowhere (EL-03). */
import { readGuardianConsent } from '@saath/contract/places/guardians/endpoints';
import { guardianErrors } from '@saath/contract/places/guardians/messages';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded } from '../../testing/loaded.ts';
import { refused } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import GuardianPage, { loader } from './guardian-page.tsx';

const server = fakeServer();

it.each([
  ['guardians.link_expired', 'This link has run out'],
  ['guardians.link_invalid', 'This link does not work'],
] as const)('EL-03 %s is headed “%s”, and says what helps', async (code, heading) => {
  server.on(readGuardianConsent, () => {
    throw refused(code);
  });
  const seen = await loaded(loader, '/guardian/secret', { token: 'secret' });
  const { data } = seen as { data: unknown };
  const props = { loaderData: data, params: { token: 'secret' } };
  show(createElement(GuardianPage, props as never), { viewer: null });
  expect(screen.getByRole('heading').textContent).toBe(heading);
  expect(screen.getByText(guardianErrors[code].message)).toBeDefined();
});
