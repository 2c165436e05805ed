/** What is done and said when an organiser moves cards. */
import { describe, expect, it } from 'vitest';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { boardActions, type Selection, type SwapRequest } from './actions.ts';
import { type BoardState, boardReducer, columnOf, startBoard, UNASSIGNED } from './state.ts';
import { boardOf, COOK, DRIVER, personOnBoard } from './testing/people-on-board.ts';

hearToasts();

const holds = (name: string, roleId: string) => personOnBoard(name, { state: 'confirmed', roleId });
const [aisha, bilal, cyra, daud, emre] = ['Aisha', 'Bilal', 'Cyra', 'Daud', 'Emre'].map(idOf);

/** Cyra cooks, Daud drives; two more places as cook. */
function open(change: Partial<BoardState> = {}) {
  const people = [
    holds('Cyra', COOK),
    holds('Daud', DRIVER),
    personOnBoard('Aisha'),
    personOnBoard('Bilal'),
    personOnBoard('Emre', { isActive: false }),
  ];
  const screen = {
    state: { ...startBoard(boardOf(people)), ...change },
    selected: new Set() as Selection,
    news: '',
    swap: undefined as SwapRequest | undefined,
  };
  const actions = boardActions(() => screen, {
    dispatch: (action) => {
      screen.state = boardReducer(screen.state, action);
    },
    setSelected: (next) => {
      screen.selected = typeof next === 'function' ? next(screen.selected) : next;
    },
    setNews: (news) => {
      screen.news = news;
    },
    setSwap: (request) => {
      screen.swap = request;
    },
  });
  const isIn = (userId: string | undefined) => columnOf(screen.state, userId ?? '');
  return { screen, actions, isIn };
}

describe('RO-05 moving people', () => {
  it('RO-05 one person is named, several are counted, with the places that are then filled', () => {
    const { screen, actions } = open();
    actions.move([aisha ?? ''], COOK);
    expect(screen.news).toBe('Aisha is moved to Cook. 2 of 3 places filled');
    actions.move([aisha ?? ''], UNASSIGNED);
    expect(screen.news).toBe('Aisha is moved to Not assigned.');
    actions.move([aisha ?? '', bilal ?? ''], COOK);
    expect(screen.news).toBe('2 people are moved to Cook. 3 of 3 places filled');
  });

  it('RO-05 of several people those who are there already are not counted as moved', () => {
    const { screen, actions } = open();
    actions.move([cyra ?? '', aisha ?? ''], COOK);
    expect(screen.news).toBe('Aisha is moved to Cook. 2 of 3 places filled');
  });

  it('RO-05 a place that is kept for somebody counts once, before and after they come into it', () => {
    const offered = personOnBoard('Farah', { state: 'offered', roleId: COOK });
    const board = boardOf([holds('Cyra', COOK), offered]);
    const roles = board.roles.map((role) => (role.id === COOK ? { ...role, filled: 2 } : role));
    const { screen, actions } = open(startBoard({ ...board, roles }));
    actions.move([offered.userId], COOK);
    expect(screen.news).toBe('Farah is moved to Cook. 2 of 3 places filled');
    actions.undo();
    actions.swap(offered.userId, cyra ?? '');
    expect(screen.news).toBe(
      'Farah is moved to Cook. 1 of 3 places filled Cyra is moved to Not assigned.',
    );
  });

  it('RO-05 who change places leave as many places filled as there were', () => {
    const { screen, actions, isIn } = open();
    actions.swap(cyra ?? '', daud ?? '');
    expect([isIn(cyra), isIn(daud)]).toEqual([DRIVER, COOK]);
    expect(screen.news).toBe(
      'Cyra is moved to Driver. 1 of 1 place filled Daud is moved to Cook. 1 of 3 places filled',
    );
  });

  it('RO-05 one person and a full role are offered to change places; several are told that there is no room', () => {
    const { screen, actions, isIn } = open();
    actions.move([aisha ?? ''], DRIVER);
    expect(screen.swap).toEqual({ userId: aisha, to: DRIVER });
    actions.endSwap();
    expect(screen.swap).toBeUndefined();
    actions.move([aisha ?? '', bilal ?? ''], DRIVER);
    expect(screen.swap).toBeUndefined();
    expect(toast.info).toHaveBeenCalledWith('Driver does not have enough free places.');
    expect([isIn(aisha), isIn(bilal)]).toEqual([UNASSIGNED, UNASSIGNED]);
  });

  it('RO-05 who has no active account is not moved, which is said; who is there already needs no word', () => {
    const { screen, actions, isIn } = open();
    actions.move([aisha ?? '', emre ?? ''], COOK);
    expect(toast.info).toHaveBeenCalledWith('Not everyone has an active volunteer account.');
    expect(isIn(aisha)).toBe(UNASSIGNED);
    actions.move([cyra ?? ''], COOK);
    expect(toast.info).toHaveBeenCalledTimes(1);
    expect(screen.news).toBe('');
  });

  it('RO-05 undo and redo say what they do, and nothing where there is nothing to do', () => {
    const { screen, actions, isIn } = open();
    actions.undo();
    actions.redo();
    expect(screen.news).toBe('');
    actions.move([aisha ?? ''], COOK);
    actions.undo();
    expect([isIn(aisha), screen.news]).toEqual([UNASSIGNED, 'The last move is undone.']);
    actions.redo();
    expect([isIn(aisha), screen.news]).toEqual([COOK, 'The move is made again.']);
  });
});

describe('RO-05 choosing people', () => {
  it('RO-05 who is chosen moves together with all who are; who is not, alone; then nobody is chosen', () => {
    const { screen, actions } = open();
    actions.toggle(aisha ?? '', false);
    actions.toggle(bilal ?? '', false);
    expect(actions.groupOf(bilal ?? '')).toEqual([aisha, bilal]);
    expect(actions.groupOf(cyra ?? '')).toEqual([cyra]);
    actions.move(actions.groupOf(bilal ?? ''), COOK);
    expect(screen.selected.size).toBe(0);
  });

  it('RO-05 a second press lets go, and everybody can be let go at once', () => {
    const { screen, actions } = open();
    actions.toggle(aisha ?? '', false);
    actions.toggle(aisha ?? '', false);
    expect(screen.selected.size).toBe(0);
    actions.toggle(aisha ?? '', false);
    actions.clear();
    expect(screen.selected.size).toBe(0);
  });

  it('RO-05 a range goes from the one chosen last, up or down, and only within a column', () => {
    const { screen, actions } = open();
    actions.toggle(aisha ?? '', false);
    actions.toggle(emre ?? '', true);
    expect([...screen.selected].sort()).toEqual([aisha, bilal, emre].sort());
    actions.clear();
    actions.toggle(emre ?? '', false);
    actions.toggle(aisha ?? '', true);
    expect(screen.selected.size).toBe(3);
    actions.clear();
    actions.toggle(cyra ?? '', false);
    actions.toggle(aisha ?? '', true);
    expect([...screen.selected]).toEqual([cyra, aisha]);
    actions.toggle(cyra ?? '', true);
    expect([...screen.selected]).toEqual([aisha]);
  });
});
