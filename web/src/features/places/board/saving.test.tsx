import { eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import { boardErrors, boardMessages, boardProblems } from '@saath/contract/places/board/messages';
import type { Board } from '@saath/contract/places/board/schema';
import { say } from '@saath/contract/texts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { AssignmentBoard } from './board.tsx';
import { boardOf, COOK, DRIVER, personOnBoard } from './testing/people-on-board.ts';

const server = fakeServer();
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => sessionStorage.clear());

const aisha = personOnBoard('Aisha');
const bilal = personOnBoard('Bilal');
const cyra = personOnBoard('Cyra', { state: 'confirmed', roleId: COOK });
const daud = personOnBoard('Daud', { state: 'confirmed', roleId: DRIVER });
const start = boardOf([cyra, daud, aisha, bilal]);

function open(board: Board = start) {
  const page = (
    <>
      <AssignmentBoard board={board} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  return show(page, { at: '/board' });
}
type User = ReturnType<typeof open>['user'];

const namesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('button', { name: /^Move .* to …$/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.*) to …$/, '$1'));
async function move(user: User, name: string, to: RegExp) {
  await user.click(screen.getByRole('button', { name: `Move ${name} to …` }));
  await user.click(await screen.findByRole('menuitem', { name: to }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}
async function summary(user: User) {
  await user.click(screen.getByRole('button', { name: 'Save Assignments' }));
  return within(await screen.findByRole('alertdialog', { name: 'Save Assignments' }));
}
async function save(user: User, note = '') {
  const dialog = await summary(user);
  if (note) await user.type(dialog.getByLabelText(/A word to everyone/), note);
  await user.click(dialog.getByRole('button', { name: 'Save and send' }));
}
const sent = () =>
  server.sent(saveBoard).map(({ body }) => body as { moves: { userId: string }[]; note: string });

it('RO-05 with nothing moved there is nothing to save, and the way is told', () => {
  open();
  expect(screen.getByRole('button', { name: 'Save Assignments' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Drag people to a role/)).toBeDefined();
});

it('RO-05 before a save one can go on moving: nothing was sent, and the moves stand', async () => {
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  expect(screen.getByText('1 move not saved yet')).toBeDefined();
  const dialog = await summary(user);
  await user.click(dialog.getByRole('button', { name: 'Go on moving' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(namesIn('Cook')).toEqual(['Aisha', 'Cyra']);
  expect(sent()).toEqual([]);
});

it('RO-05 the summary names where somebody comes from, and counts mails by who wants them', async () => {
  const quiet = personOnBoard('Esra', { mailsOff: ['decision'] });
  const { user } = open(boardOf([cyra, aisha, quiet]));
  await move(user, 'Cyra', /^Driver/);
  await move(user, 'Esra', /^Cook/);
  const dialog = await summary(user);
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Esra gets a place as CookNotice only, no mail',
    'Cyra moves from Cook to Driver',
  ]);
  expect(dialog.getByText(/1 mail goes out\.$/).textContent).toMatch(
    /^1 person gets a place and 1 moves\./,
  );
});

it('JO-06 a place that comes free for somebody who waits is announced; one that nobody waits for is not', async () => {
  const waits = personOnBoard('Faiza', { state: 'waitlisted', roleId: COOK });
  const { user } = open(boardOf([cyra, daud, waits]));
  await move(user, 'Daud', /^Not assigned/);
  const first = await summary(user);
  expect(first.queryByText(/go to the wait list/)).toBeNull();
  await user.click(first.getByRole('button', { name: 'Go on moving' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await move(user, 'Cyra', /^Not assigned/);
  const second = await summary(user);
  expect(second.getByText('Free places go to the wait list by themselves: Cook.')).toBeDefined();
});

it('RO-05 a save without an answer keeps the window, the words and the moves', async () => {
  server.on(saveBoard, () => {
    throw unanswered();
  });
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await save(user, 'See you');
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/^The assignments were not saved\. The server cannot be reached/);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByLabelText(/A word to everyone/)).toHaveProperty('value', 'See you');
  expect(dialog.getByRole('button', { name: 'Save and send' })).toHaveProperty('disabled', false);
});

it('RO-05 a save on its way cannot be left or repeated', async () => {
  server.hold(saveBoard);
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await save(user);
  const dialog = within(screen.getByRole('alertdialog'));
  const busy = await dialog.findByRole('button', { name: 'Saving...' });
  expect(busy).toHaveProperty('disabled', true);
  expect(dialog.getByRole('button', { name: 'Go on moving' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeDefined();
  expect(sent()).toHaveLength(1);
});

it('JO-04 people with a place elsewhere are named; a reason is all that is missing, and the words go along', async () => {
  server.on(saveBoard, ({ clashReason }) => {
    if (!clashReason)
      throw refused('board.clash', {
        [aisha.userId]: say(boardProblems, 'overlap', { name: 'Aisha', title: 'Park day' }).message,
      });
    const counts = { given: 1, moved: 0, released: 0, mails: 1 };
    return { message: boardMessages.saved, summary: counts, board: start };
  });
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await save(user, 'See you');
  const dialog = within(
    await screen.findByRole('alertdialog', { name: /already have a place elsewhere/ }),
  );
  expect(dialog.getByRole('listitem').textContent).toBe(
    `Aisha${say(boardProblems, 'overlap', { name: 'Aisha', title: 'Park day' }).message}`,
  );
  const go = dialog.getByRole('button', { name: 'Save anyway' });
  expect(go).toHaveProperty('disabled', true);
  const reason = dialog.getByLabelText('Why make an exception?');
  await user.type(reason, '   ');
  expect(go).toHaveProperty('disabled', true);
  await user.type(reason, 'They are next door ');
  await user.click(go);
  await waitFor(() => expect(news()).toEqual([boardMessages.saved]));
  expect(sent()[1]).toMatchObject({ note: 'See you', clashReason: 'They are next door' });
});

it('JO-04 who has no time can be left out: the others stand, and nothing was saved', async () => {
  server.on(eventBoard, { board: start });
  server.on(saveBoard, () => {
    throw refused('board.clash', {
      [aisha.userId]: say(boardProblems, 'overlap', { name: 'Aisha', title: 'Park day' }).message,
    });
  });
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await move(user, 'Bilal', /^Cook/);
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
  const lost = within(await screen.findByRole('alertdialog', { name: /Things have changed/ }));
  expect(lost.getByText('1 move is still possible and is kept.')).toBeDefined();
  await user.click(lost.getByRole('button', { name: 'Keep the rest and go on' }));
  await waitFor(() => expect(namesIn('Cook')).toEqual(['Bilal', 'Cyra']));
  expect(namesIn('Not assigned')).toEqual(['Aisha']);
});

it('RO-05 what two organisers moved at once is not lost: the one who was later sees whose move is not possible', async () => {
  const taken = personOnBoard('Bilal', { state: 'confirmed', roleId: COOK });
  const another = personOnBoard('Gul', { state: 'confirmed', roleId: COOK });
  server.on(eventBoard, { board: boardOf([cyra, daud, taken, another, aisha]) });
  server.on(saveBoard, () => {
    throw refused('board.changed', {
      [bilal.userId]: say(boardProblems, 'holds', { name: 'Bilal', role: 'Cook' }).message,
    });
  });
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await move(user, 'Bilal', /^Cook/);
  await save(user);
  const dialog = within(await screen.findByRole('alertdialog', { name: /Things have changed/ }));
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  // Cook has three places, and Cyra, Bilal and Gul have them by now.
  expect(rows).toEqual([
    `Bilal${say(boardProblems, 'holds', { name: 'Bilal', role: 'Cook' }).message}`,
    'AishaThere is no free place left for them.',
  ]);
  expect(dialog.queryByRole('button', { name: 'Drop all my moves' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(/^Drag people to a role/)).toBeDefined();
});

it('RO-05 of moves that are left all can be dropped', async () => {
  server.on(eventBoard, { board: start });
  server.on(saveBoard, () => {
    throw refused('board.changed', {
      [bilal.userId]: say(boardProblems, 'withdrew', { name: 'Bilal' }).message,
    });
  });
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await move(user, 'Bilal', /^Cook/);
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Drop all my moves' }));
  await waitFor(() => expect(namesIn('Not assigned')).toEqual(['Aisha', 'Bilal']));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
});

it('RO-05 a board that cannot be read anew after a refusal says so, and the moves stand', async () => {
  server.on(eventBoard, () => {
    throw tooMany();
  });
  server.on(saveBoard, () => {
    throw refused('board.changed', {
      [aisha.userId]: say(boardProblems, 'withdrew', { name: 'Aisha' }).message,
    });
  });
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await save(user);
  await waitFor(() => expect(news()).toEqual([tooMany().message]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(namesIn('Cook')).toEqual(['Aisha', 'Cyra']);
  expect(boardErrors['board.changed'].status).toBe(409);
});

it('RO-05 after a reload it is said which of the kept moves are not possible any more', async () => {
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await move(user, 'Bilal', /^Cook/);
  const withdrawn = personOnBoard('Aisha', { state: 'withdrawn' });
  const left = { ...bilal, isActive: false };
  cleanup();
  open(boardOf([cyra, daud, withdrawn, left]));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Things have changed/ }));
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['BilalNo active account', 'AishaThey are no longer where you saw them.']);
});

it('RO-05 leaving with moves that are not saved is asked about, and says that the tab keeps them', async () => {
  const { user, address } = open();
  await move(user, 'Aisha', /^Cook/);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Leave without saving/ }));
  expect(dialog.getByText(/This tab keeps them until you come back/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/board');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(address()).toBe('/elsewhere'));
});

it('RO-05 a board that cannot show everybody says so', () => {
  open(boardOf([cyra, aisha], { total: 812 }));
  expect(screen.getByText(/^The board shows 2 of 812 people/)).toBeDefined();
});

it('RO-05 arrows go from card to card: down a column, and across to the next that has any', async () => {
  const { user } = open(boardOf([daud, aisha, bilal]));
  const at = () => document.activeElement?.getAttribute('aria-label');
  screen.getByRole('button', { name: 'Move Aisha to …' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('Move Bilal to …');
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('Move Bilal to …');
  // Nobody is a cook yet.
  await user.keyboard('{ArrowRight}');
  expect(at()).toBe('Move Daud to …');
  await user.keyboard('{ArrowLeft}');
  expect(at()).toBe('Move Aisha to …');
});

it('RO-05 Ctrl+Z in a field is the field’s own', async () => {
  const { user } = open();
  await move(user, 'Aisha', /^Cook/);
  await user.click(screen.getByLabelText('Filter by name or skill'));
  await user.keyboard('{Control>}z{/Control}');
  expect(namesIn('Cook')).toEqual(['Aisha', 'Cyra']);
});

it('RO-05 a card says in words how somebody stands, and where they fit best', () => {
  const waits = personOnBoard('Faiza', { state: 'waitlisted', roleId: DRIVER, fits: [80, 30] });
  const gone = personOnBoard('Gul', { isActive: false, fits: [10, 30] });
  const asks = personOnBoard('Hina', { roleId: COOK });
  open(boardOf([aisha, waits, gone, asks]));
  const card = (name: string) =>
    screen.getByRole('button', { name: `Move ${name} to …` }).closest('li')?.textContent;
  expect(card('Aisha')).toContain('Asked for any role · Fits best as Cook');
  expect(card('Faiza')).toMatch(/: Driver · Fits best as Cook/);
  expect(card('Gul')).toContain('No active account');
  expect(card('Hina')).toContain('Asked for Cook');
  expect(card('Hina')).not.toContain('Fits best');
});

it('RO-05 nobody without an active account gets a place, by the menu or with others', async () => {
  const gone = personOnBoard('Gul', { isActive: false });
  const { user } = open(boardOf([cyra, gone, aisha]));
  await user.click(screen.getByRole('button', { name: 'Move Gul to …' }));
  const item = await screen.findByRole('menuitem', { name: /^Cook/ });
  expect(item.textContent).toBe('CookNo active account');
  expect(item.getAttribute('aria-disabled')).toBe('true');
});
