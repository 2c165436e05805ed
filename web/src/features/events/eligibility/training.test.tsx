import { listAgreements } from '@saath/contract/events/agreements/endpoints';
import { listKinds } from '@saath/contract/events/eligibility/endpoints';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { RoleFields } from '../roles/role-fields.tsx';
import { emptyRole, type RoleValues } from '../roles/role-values.ts';
import { RoleGives } from './gives.tsx';

const server = fakeServer();
const aid = { id: idOf('aid'), name: 'First aid' };
beforeEach(() => {
  server.on(listKinds, { mayChange: true, kinds: [aid], nobodyHas: [] });
  server.on(listAgreements, { mayChange: true, agreements: [] });
});

type EditorProps = { initial: RoleValues; onHeld: (role: RoleValues) => void };
function Editor({ initial, onHeld }: EditorProps) {
  const [role, setRole] = useState(initial);
  return (
    <RoleFields
      prefix="role"
      value={role}
      onChange={(next) => {
        setRole(next);
        onHeld(next);
      }}
    />
  );
}

/** A role's fields with its row opened, and what the form holds. */
async function opened() {
  let held = emptyRole;
  const hold = (role: RoleValues) => {
    held = role;
  };
  const { user } = show(<Editor initial={emptyRole} onHeld={hold} />);
  const summary = screen.getByText('Who can do this').closest('summary');
  if (!summary) throw new Error('There is no row.');
  await user.click(summary);
  await screen.findByRole('textbox', { name: 'Another qualification' });
  return { user, summary, held: () => held.gives };
}
const what = () => screen.getByRole('combobox', { name: 'Completing it gives' });

it('EL-06 a role gives what the organisation knows, for so many months, as help or not, and nothing again', async () => {
  const { user, summary, held } = await opened();
  expect(screen.queryByLabelText('Valid for how many months')).toBeNull();
  await user.selectOptions(what(), 'First aid');
  expect(held()).toEqual({ kind: aid, months: null, countsHours: true });
  expect(summary.textContent).toContain('Anybody · Gives First aid');
  await user.type(screen.getByLabelText('Valid for how many months'), '24');
  await user.click(screen.getByRole('checkbox', { name: 'The time counts as hours of help' }));
  expect(held()).toEqual({ kind: aid, months: 24, countsHours: false });
  expect(summary.textContent).toContain(
    'Gives First aid · Valid for 24 months · Does not count as hours of help',
  );
  await user.clear(screen.getByLabelText('Valid for how many months'));
  expect(held()).toMatchObject({ months: null });
  await user.selectOptions(what(), 'Nothing');
  expect(held()).toBeNull();
});

it('EL-06 nothing of it is there as long as there is no qualification', async () => {
  server.on(listKinds, { mayChange: true, kinds: [], nobodyHas: [] });
  await opened();
  expect(screen.queryByRole('combobox', { name: 'Completing it gives' })).toBeNull();
});

it('EL-06 whoever looks at the role reads what it gives; of a role that gives nothing there is nothing', () => {
  show(<RoleGives gives={undefined} />);
  expect(screen.queryByText(/^Gives/)).toBeNull();
  cleanup();
  show(<RoleGives gives={{ kind: aid, months: 1, countsHours: true }} />);
  expect(screen.getByText(/^Gives/).textContent).toBe('Gives First aid · Valid for 1 month');
});
