/** What a branch says of itself, changed where it stands: nothing typed is lost by a refusal (OR-08). */
import { logoFile } from '@saath/contract/foundation/organisation/schema';
import * as endpoints from '@saath/contract/office/branch-pages/endpoints';
import type { BranchPage } from '@saath/contract/office/branch-pages/schema';
import { branchErrors } from '@saath/contract/office/branches/messages';
import { told } from '@saath/contract/texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { EditBranchPage } from './edit.tsx';

const server = fakeServer();
const north: BranchPage = {
  ...{ id: idOf('north'), slug: 'north', name: 'North', about: 'By the river.' },
  ...{ contactEmail: 'north@example.org', logo: null, closedAt: null },
};
const edit = (branch = north) => {
  const onClose = vi.fn();
  show(<EditBranchPage branch={branch} onClose={onClose} />);
  // Files that a picker would not offer can still be dropped on it.
  return { user: userEvent.setup({ applyAccept: false }), onClose };
};
const about = () => screen.getByLabelText<HTMLTextAreaElement>(m.short_description());
const picker = () => screen.getByLabelText(m.choose_a_picture());
const picture = (type = 'image/png', bytes = 10) => new File(['x'.repeat(bytes)], 'logo', { type });

it('OR-08 what stands there is in the form, and saving it says so and closes it', async () => {
  server.on(endpoints.changeBranchPage, { message: 'Saved.' });
  const { user, onClose } = edit();
  expect(about().value).toBe('By the river.');
  await user.clear(screen.getByLabelText(m.e_mail()));
  await user.click(screen.getByRole('button', { name: m.save() }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(news()).toEqual(['Saved.']);
  expect(server.sent(endpoints.changeBranchPage)).toEqual([
    {
      path: `/api/branch/${north.id}/page`,
      body: { about: 'By the river.', contactEmail: '' },
    },
  ]);
});

it.each([
  [refused('branches.closed'), branchErrors['branches.closed'].message],
  [unanswered(), m.the_page_could_not_be_saved()],
])(
  'OR-08 what was refused is said in the form, which keeps the words (%#)',
  async (error, words) => {
    server.on(endpoints.changeBranchPage, () => {
      throw error;
    });
    const { user, onClose } = edit();
    await user.type(about(), ' Come!');
    await user.click(screen.getByRole('button', { name: m.save() }));
    expect(await screen.findByText((said) => said.startsWith(words))).toBeDefined();
    expect(about().value).toBe('By the river. Come!');
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('OR-08 a logo is sent as soon as it is chosen', async () => {
  server.on(endpoints.saveBranchLogo, { message: 'The logo is there.' });
  const { user, onClose } = edit();
  await user.upload(picker(), picture());
  await waitFor(() => expect(news()).toEqual(['The logo is there.']));
  expect(server.sent(endpoints.saveBranchLogo)).toMatchObject([
    { path: `/api/branch/${north.id}/logo` },
  ]);
  // The words can still be changed.
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [picture('application/pdf'), told(logoFile.messages.wrongType)],
  [picture('image/png', logoFile.maxBytes + 1), told(logoFile.messages.tooLarge)],
])('OR-08 a file that can be no logo is not sent (%#)', async (file, words) => {
  const { user } = edit();
  await user.upload(picker(), file);
  expect(await screen.findByText(words)).toBeDefined();
  expect(server.sent(endpoints.saveBranchLogo)).toEqual([]);
});

it('OR-08 a logo that was refused is said at its field, until another is chosen', async () => {
  const { message } = refused('media.unreadable');
  server.on(endpoints.saveBranchLogo, () => {
    throw refused('media.unreadable');
  });
  const { user } = edit();
  await user.upload(picker(), picture());
  expect(await screen.findByText(message)).toBeDefined();
  server.on(endpoints.saveBranchLogo, { message: 'The logo is there.' });
  await user.upload(picker(), picture());
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('OR-08 without a logo there is none to take away', () => {
  edit();
  expect(screen.queryByRole('button', { name: m.remove_logo() })).toBeNull();
});
