import type { MarkResult } from '@saath/contract/day/check-in/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { createMarkQueue } from './mark-queue.ts';
import { type DayList, listKey, type MarkStore, type StoredMark } from './mark-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mark = (id: string, change: Partial<StoredMark> = {}): StoredMark => ({
  id,
  eventId: 'e',
  organiserId: 'o',
  participationId: `p${id}`,
  from: 'confirmed',
  to: 'checked_in',
  at: `2026-12-05T09:00:0${id}.000Z`,
  isUndo: false,
  arrivedAt: null,
  leftAt: null,
  reason: '',
  clashReason: '',
  addPlace: false,
  ...change,
});
const done = ({ id }: StoredMark): MarkResult => ({
  id,
  outcome: 'done',
  code: null,
  message: '',
  person: null,
});
const unheard = { onResults: async () => {}, onClosed: () => {} };
const failure = (status: number) => new CallError('No.', { status, code: 'x' });

/** A browser's database, and a server that answers or fails as told. */
function given(kept: StoredMark[] = []) {
  const stored = new Map(kept.map((each) => [each.id, each] as const));
  const store: MarkStore = {
    isThere: () => true,
    all: async () => [...stored.values()],
    add: async (marks) => marks.forEach((each) => void stored.set(each.id, each)),
    remove: async (ids) => ids.forEach((id) => void stored.delete(id)),
  };
  const send = vi.fn(async (_list: DayList, marks: readonly StoredMark[]) => marks.map(done));
  const results: MarkResult[] = [];
  const closed: string[] = [];
  const queue = createMarkQueue({
    organiserId: 'o',
    store,
    send,
    onResults: async (_list, given) => void results.push(...given),
    onClosed: (list) => void closed.push(listKey(list)),
  });
  const sent = () => send.mock.calls.map(([, marks]) => marks.map(({ id }) => id));
  return { queue, send, stored, results, sent, closed };
}

it('DY-06 what is pressed is kept, sent, and forgotten once the server has it', async () => {
  const { queue, stored, sent } = given();
  await queue.press([mark('1')]);
  expect(sent()).toEqual([['1']]);
  expect(stored.size).toBe(0);
  expect(queue.state()).toMatchObject({ marks: [], sending: 'idle' });
});

it('DY-06 without a network it waits, kept; with the network back it is sent once, in order', async () => {
  const { queue, send, stored, sent } = given();
  send.mockRejectedValue(failure(0));
  await queue.press([mark('1')]);
  await queue.press([mark('2')]);
  expect(queue.state()).toMatchObject({ sending: 'waiting', marks: [{ id: '1' }, { id: '2' }] });
  expect([...stored.keys()]).toEqual(['1', '2']);
  send.mockReset().mockImplementation(async (_list, marks) => marks.map(done));
  await Promise.all([queue.flush(), queue.flush(), queue.flush()]);
  expect(sent()).toEqual([['1', '2']]);
  expect(stored.size).toBe(0);
});

it('DY-06 a network that comes back while a try is failing is not missed: the next one follows at once', async () => {
  const { queue, send, sent } = given();
  const { promise, reject } = Promise.withResolvers<MarkResult[]>();
  send.mockImplementationOnce(async () => await promise);
  const pressed = queue.press([mark('1')]);
  await vi.advanceTimersByTimeAsync(0);
  await queue.flush();
  reject(failure(0));
  await pressed;
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([['1'], ['1']]);
  expect(queue.state()).toMatchObject({ sending: 'idle', marks: [] });
});

it('DY-06 without such a word it waits, however often it has tried', async () => {
  const { queue, send } = given();
  send.mockRejectedValue(failure(0));
  await queue.press([mark('1')]);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('DY-06 tries again by itself, also while the server is busy', async () => {
  const { queue, send, sent } = given();
  send.mockRejectedValueOnce(failure(503));
  await queue.press([mark('1')]);
  expect(queue.state().sending).toBe('waiting');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent()).toEqual([['1'], ['1']]);
  expect(queue.state().sending).toBe('idle');
});

it('DY-06 a page that is left while its try fails tries no more', async () => {
  const { queue, send, sent } = given();
  const answer = Promise.withResolvers<MarkResult[]>();
  send.mockReturnValueOnce(answer.promise);
  const pressed = queue.press([mark('1')]);
  await vi.waitFor(() => expect(sent()).toEqual([['1']]));
  queue.stop();
  answer.reject(failure(503));
  await pressed;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([['1']]);

  await queue.start();
  expect(sent()).toEqual([['1'], ['1']]);
});

it("DY-06 a page that opens again sends what is its organiser's, and nobody else's", async () => {
  const other = mark('2', { organiserId: 'somebody else' });
  const { queue, stored, sent } = given([mark('1'), other, mark('3', { eventId: 'f' })]);
  await queue.start();
  expect(sent()).toEqual([['1'], ['3']]);
  expect([...stored.keys()]).toEqual(['2']);
});

it('DY-06 after the session has ended everything stays until somebody logs in', async () => {
  const { queue, send, stored } = given();
  send.mockRejectedValue(failure(401));
  await queue.press([mark('1')]);
  expect(queue.state().sending).toBe('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(1);
});

it('RG-01 DY-06 when the right to a list was taken away, its marks stay and those of other lists are sent', async () => {
  const other = mark('2', { eventId: 'other' });
  const { queue, send, stored, sent, closed } = given([mark('1'), other, mark('3')]);
  send.mockImplementation(async ({ eventId }, marks) => {
    if (eventId === 'e') throw failure(403);
    return marks.map(done);
  });
  await queue.start();
  expect(sent()).toEqual([['1', '3'], ['2']]);
  expect(closed).toEqual(['e']);
  expect(queue.state()).toMatchObject({
    ...{ sending: 'idle', closedLists: ['e'] },
    marks: [{ id: '1' }, { id: '3' }],
  });
  expect([...stored.keys()]).toEqual(['1', '3']);
  // Nothing is tried again by itself.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('RG-01 DY-06 marks of one role are sent as those of that role, and hold up no other list of the event', async () => {
  const [cook, steward] = ['cook', 'steward'];
  const kept = [mark('1', { roleId: cook }), mark('2', { roleId: steward }), mark('3')];
  const { queue, send, sent } = given([...kept, mark('4', { roleId: steward })]);
  send.mockImplementation(async ({ roleId }, marks) => {
    if (roleId === cook) throw failure(403);
    return marks.map(done);
  });
  await queue.start();
  expect(sent()).toEqual([['1'], ['2', '4'], ['3']]);
  expect(send.mock.calls.map(([{ roleId }]) => roleId)).toEqual([cook, steward, undefined]);
  expect(queue.state()).toMatchObject({ marks: [{ id: '1' }], closedLists: ['e.cook'] });
});

it('RG-01 DY-06 a right that is given back sends what waited', async () => {
  const { queue, send, stored } = given([mark('1')]);
  send.mockRejectedValueOnce(failure(403));
  await queue.start();
  expect(stored.size).toBe(1);
  await queue.flush();
  expect(queue.state()).toMatchObject({ marks: [], closedLists: [], sending: 'idle' });
  expect(stored.size).toBe(0);
});

it('DY-06 one press that the server does not understand holds up no other', async () => {
  const { queue, send, stored, results } = given();
  send.mockImplementation(async (_list, marks) => {
    if (marks.some(({ id }) => id === '2')) throw failure(400);
    return marks.map(done);
  });
  await queue.press([mark('1'), mark('2'), mark('3')]);
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['1', 'done'],
    ['2', 'refused'],
    ['3', 'done'],
  ]);
  expect(stored.size).toBe(0);
});

it('DY-06 a network that goes while they are tried one by one keeps the one that was on its way, and all after it', async () => {
  const { queue, send, stored, results, sent } = given();
  send.mockImplementation(async (_list, marks) => {
    if (marks.length > 1) throw failure(400);
    if (marks.some(({ id }) => id === '2')) throw failure(0);
    return marks.map(done);
  });
  await queue.press([mark('1'), mark('2'), mark('3')]);
  expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([['1', 'done']]);
  expect([...stored.keys()]).toEqual(['2', '3']);
  expect(sent()).toEqual([['1', '2', '3'], ['1'], ['2']]);
  expect(queue.state()).toMatchObject({ sending: 'waiting', marks: [{ id: '2' }, { id: '3' }] });
});

it('DY-06 what fails without any answer of the server waits as without a network', async () => {
  const { queue, send, stored } = given();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await queue.press([mark('1')]);
  expect(queue.state()).toMatchObject({ sending: 'waiting', marks: [{ id: '1' }] });
  expect(stored.size).toBe(1);
});

it('DY-06 where the browser keeps nothing, the page says so and sends all the same', async () => {
  const send = vi.fn(async (_list: DayList, marks: readonly StoredMark[]) => marks.map(done));
  const fails = async () => await Promise.reject(new Error('no database'));
  const store: MarkStore = { isThere: () => true, all: fails, add: fails, remove: fails };
  const queue = createMarkQueue({ organiserId: 'o', store, send, ...unheard });
  await queue.start();
  await queue.press([mark('1')]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(queue.state()).toMatchObject({ marks: [], isKept: false });
});

it('DY-06 sends at most a hundred at once', async () => {
  const { queue, sent } = given();
  await queue.press(Array.from({ length: 250 }, (_, index) => mark(String(index))));
  expect(sent().map((batch) => batch.length)).toEqual([100, 100, 50]);
});

it('DY-06 G1 what an earlier page left behind is known together with the word that it was read', async () => {
  const { queue } = given([mark('1')]);
  const seen: [boolean, number][] = [];
  queue.subscribe(() => void seen.push([queue.state().isRead, queue.state().marks.length]));
  expect(queue.state().isRead).toBe(false);
  await queue.start();
  expect(seen[0]).toEqual([true, 1]);
  expect(seen.every(([isRead]) => isRead)).toBe(true);
});

it("DY-06 a browser's database that does not answer keeps nobody from the list", async () => {
  const store = {
    isThere: () => true,
    all: async () => await new Promise<never>(() => {}),
    add: async () => {},
    remove: async () => {},
  };
  const options = { organiserId: 'o', store, send: vi.fn(), ...unheard };
  const queue = createMarkQueue(options);
  void queue.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(queue.state().isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.state().isRead).toBe(true);
});

it('DY-06 after sixty days what nobody can send is forgotten, and what can be sent is sent however old', async () => {
  vi.setSystemTime('2027-02-03T09:00:05.000Z');
  const old = [mark('1'), mark('2', { eventId: 'over' }), mark('3', { organiserId: 'someone' })];
  const at = '2026-12-05T09:00:09.000Z';
  const newer = [mark('7', { eventId: 'over', at }), mark('8', { organiserId: 'someone', at })];
  const { queue, send, stored, sent, closed } = given([...old, ...newer]);
  send.mockImplementation(async ({ eventId }, marks) => {
    if (eventId === 'over') throw failure(403);
    return marks.map(done);
  });
  await queue.start();
  expect(sent()[0]).toEqual(['1']);
  expect(closed).toEqual(['over']);
  expect([...stored.keys()]).toEqual(['7', '8']);
  expect(queue.state()).toMatchObject({ marks: [{ id: '7' }], sending: 'idle' });
});
