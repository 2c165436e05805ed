import { listAgreements } from '@saath/contract/events/agreements/endpoints';
import { addKind, listKinds } from '@saath/contract/events/eligibility/endpoints';
import { eligibilityMessages } from '@saath/contract/events/eligibility/messages';
import type { Needs } from '@saath/contract/events/eligibility/schema';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { WhoCan } from './who-can.tsx';

const server = fakeServer();
const kind = (name: string) => ({ id: idOf(name), name });
const [aid, nursing] = [kind('First aid'), kind('Nursing')];
beforeEach(() => {
  server.on(listKinds, { mayChange: true, kinds: [aid, nursing], nobodyHas: [nursing.id] });
  server.on(listAgreements, { mayChange: true, agreements: [] });
});

type EditorProps = { initial: Needs | undefined; onHeld: (needs: Needs) => void };
function Editor({ initial, onHeld }: EditorProps) {
  const [needs, setNeeds] = useState(initial);
  return (
    <WhoCan
      value={needs}
      onChange={(next) => {
        setNeeds(next);
        onHeld(next);
      }}
    />
  );
}

/** The row in a form, and what the form holds. */
async function row(initial?: Needs) {
  let held = initial;
  const hold = (needs: Needs) => {
    held = needs;
  };
  const { user } = show(<Editor initial={initial} onHeld={hold} />);
  const summary = screen.getByText('Who can do this').closest('summary');
  if (!summary) throw new Error('There is no row.');
  return { user, summary, held: () => held };
}

it('EL-01 a role that asks for nothing is one row that says so, and nothing is read for it', async () => {
  const { summary } = await row();
  expect(summary.textContent).toContain('Anybody');
  expect(screen.queryByRole('group', { name: /One of these/ })).toBeNull();
  expect(server.sent(listKinds)).toHaveLength(0);
});

it('EL-01 what is chosen stands in the row, and a choice can be taken back', async () => {
  const { user, summary, held } = await row();
  await user.click(summary);
  await user.click(await screen.findByRole('checkbox', { name: 'First aid' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nursing' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '18');
  expect(held()).toEqual({ oneOf: [aid, nursing], minAge: 18 });
  expect(summary.textContent).toContain('Needs First aid or Nursing · For people over 18');
  // Each name in its own direction.
  expect([...summary.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'First aid',
    'Nursing',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'First aid' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nursing' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '');
  expect(held()).toEqual({ oneOf: [], minAge: null });
  expect(summary.textContent).toContain('Anybody');
});

it('EL-01 a template is one press, is chosen at once, and is not offered where it is named already', async () => {
  const hygiene = kind('Food hygiene');
  server.on(addKind, ({ name }) => ({ message: eligibilityMessages.made, kind: kind(name) }));
  const { user, summary, held } = await row({ oneOf: [], minAge: 16 });
  await user.click(summary);
  const offered = await screen.findByRole('button', { name: 'Food hygiene' });
  expect(screen.queryByRole('button', { name: 'First aid' })).toBeNull();
  await user.click(offered);
  await waitFor(() => expect(held()).toEqual({ oneOf: [hygiene], minAge: 16 }));
  expect(server.sent(addKind)).toMatchObject([{ body: { name: 'Food hygiene' } }]);
});

it('EL-01 another one is named with Enter, without sending the form around it', async () => {
  server.on(addKind, ({ name }) => ({ message: eligibilityMessages.made, kind: kind(name) }));
  const { user, summary, held } = await row();
  await user.click(summary);
  const add = await screen.findByRole('button', { name: 'Add a qualification' });
  expect(add).toHaveProperty('disabled', true);
  await user.type(
    screen.getByRole('textbox', { name: 'Another qualification' }),
    'Lifeguard{Enter}',
  );
  await waitFor(() => expect(held()?.oneOf).toEqual([kind('Lifeguard')]));
});

it('EL-01 agreements are chosen beside what else is asked for, and stand in the row', async () => {
  const [conduct, photos] = [kind('Code of conduct'), kind('Photo consent')];
  const more = { version: 1, writtenAt: '2026-11-20T08:00:00.000Z', signed: 0, wasSigned: false };
  const agreements = [conduct, photos].map((each) => ({ ...each, ...more }));
  server.on(listAgreements, { mayChange: true, agreements });
  const { user, summary, held } = await row({ oneOf: [aid], minAge: 18 });
  await user.click(summary);
  await user.click(await screen.findByRole('checkbox', { name: 'Code of conduct' }));
  await user.click(screen.getByRole('checkbox', { name: 'Photo consent' }));
  expect(held()).toEqual({ oneOf: [aid], minAge: 18, agreements: [conduct, photos] });
  expect(summary.textContent).toContain(
    'Needs First aid · For people over 18 · To be signed: Code of conduct and Photo consent',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Code of conduct' }));
  expect(held()).toMatchObject({ agreements: [photos] });
});

it('EL-01 a guardian can be asked for below 18, and not where people have to be over 18', async () => {
  const { user, summary, held } = await row({ oneOf: [], minAge: 14 });
  await user.click(summary);
  const box = () => screen.queryByRole('checkbox', { name: /parent or guardian has to agree/ });
  await user.click(box() as HTMLElement);
  expect(held()).toEqual({ oneOf: [], minAge: 14, guardian: true });
  expect(summary.textContent).toContain('For people over 14 · Under 18 with a guardian’s consent');
  await user.selectOptions(screen.getByLabelText('Age'), '18');
  expect(held()).toEqual({ oneOf: [], minAge: 18 });
  expect(box()).toBeNull();
});

it('EL-01 somebody in each team can be asked for, so many of them, and nobody again', async () => {
  const { user, summary, held } = await row();
  await user.click(summary);
  const who = await screen.findByRole('combobox', { name: 'Somebody with' });
  expect(screen.queryByRole('combobox', { name: 'At least how many' })).toBeNull();
  await user.selectOptions(who, 'First aid');
  await user.selectOptions(screen.getByRole('combobox', { name: 'At least how many' }), '2');
  expect(held()).toEqual({ oneOf: [], minAge: null, crew: { paper: { kind: aid, least: 2 } } });
  expect(summary.textContent).toContain('In each team at least 2 people with First aid');
  await user.selectOptions(who, 'Not needed');
  expect(held()).toMatchObject({ crew: { paper: null } });
  expect(summary.textContent).toContain('Anybody');
});

it('EL-01 as long as there is no qualification, teams are asked for nobody who has one', async () => {
  server.on(listKinds, { kinds: [], nobodyHas: [], mayChange: true });
  const { user, summary } = await row();
  await user.click(summary);
  await screen.findByRole('textbox', { name: 'Another qualification' });
  expect(screen.queryByRole('combobox', { name: 'Somebody with' })).toBeNull();
  expect(screen.getByRole('group', { name: 'In each team' })).toBeDefined();
});

it('EL-01 of people who help for the first time there can be a most, and none again', async () => {
  const { user, summary, held } = await row();
  await user.click(summary);
  const most = await screen.findByRole('combobox', { name: 'People who help for the first time' });
  await user.selectOptions(most, '3');
  expect(held()).toEqual({ oneOf: [], minAge: null, crew: { paper: null, beginners: 3 } });
  expect(summary.textContent).toContain('In each team at most 3 people who are new');
  await user.selectOptions(most, 'Any number');
  expect(held()?.crew).toEqual({ paper: null, beginners: null });
  expect(summary.textContent).toContain('Anybody');
});

it('EL-01 minors can be asked to be beside adults, two unless another number is said', async () => {
  const { user, summary, held } = await row();
  await user.click(summary);
  const box = await screen.findByRole('checkbox', { name: /Nobody under 18 without adults/ });
  expect(screen.queryByRole('combobox', { name: 'At least how many adults' })).toBeNull();
  await user.click(box);
  expect(held()).toEqual({ oneOf: [], minAge: null, crew: { paper: null, adults: 2 } });
  expect(summary.textContent).toContain('Under 18 only with 2 adults in the team');
  await user.selectOptions(screen.getByRole('combobox', { name: 'At least how many adults' }), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Somebody with' }), 'First aid');
  expect(summary.textContent).toContain(
    'In each team at least 1 person with First aid · Under 18 only with 1 adult in the team',
  );
  await user.selectOptions(screen.getByLabelText('Age'), '18');
  expect(held()?.crew).toEqual({ paper: { kind: aid, least: 1 }, adults: null });
  await user.selectOptions(screen.getByLabelText('Age'), '');
  await user.click(await screen.findByRole('checkbox', { name: /Nobody under 18 without/ }));
  await user.click(screen.getByRole('checkbox', { name: /Nobody under 18 without/ }));
  expect(held()?.crew).toEqual({ paper: { kind: aid, least: 1 }, adults: null });
});

it('EL-01 it is said at once when nobody has what is asked for, of one person or in each team', async () => {
  const { user, summary } = await row();
  const said = () =>
    screen.queryAllByRole('status').filter((each) => each.textContent?.startsWith('Nobody has'));
  await user.click(summary);
  await user.click(await screen.findByRole('checkbox', { name: 'Nursing' }));
  expect(said().map(({ textContent }) => textContent)).toEqual([
    'Nobody has Nursing yet. Somebody has to add it to their profile, and you have to check it.',
  ]);
  // Somebody has one of the two, which is enough.
  await user.click(screen.getByRole('checkbox', { name: 'First aid' }));
  expect(said()).toEqual([]);
  const team = screen.getByRole('combobox', { name: 'Somebody with' });
  await user.selectOptions(team, 'Nursing');
  expect(said()).toHaveLength(1);
  await user.selectOptions(team, 'First aid');
  expect(said()).toEqual([]);
});

it('EL-01 on an Urdu screen no template stands beside the same qualification with an English name', async () => {
  const { user, summary } = await row({ oneOf: [], minAge: 16 });
  overwriteGetLocale(() => 'ur');
  await user.click(summary);
  const offered = await screen.findByRole('button', { name: 'خوراک کی صفائی' });
  overwriteGetLocale(() => 'en');
  expect(offered).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ابتدائی طبی امداد' })).toBeNull();
});
