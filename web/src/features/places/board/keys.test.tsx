/** The board by keyboard: arrows from card to card, undo and redo. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { moveOnBoard, useUndoKeys } from './keys.ts';

afterEach(cleanup);

function Board({ direction }: { direction: 'ltr' | 'rtl' }) {
  return (
    <div style={{ direction }} onKeyDown={moveOnBoard} role="application">
      {[['Aisha', 'Bilal'], [], ['Cyra', 'Daud'], ['Emre']].map((names, column) => (
        <section key={names.join()} data-column={column}>
          {names.map((name) => (
            <div key={name} data-person={name}>
              <input aria-label={`Note of ${name}`} />
              <button type="button" data-move="">
                {name}
              </button>
            </div>
          ))}
        </section>
      ))}
      <button type="button">Save</button>
    </div>
  );
}

/** Who has the focus after the key was pressed on somebody’s card. */
function pressed(on: string, key: string, held: object = {}): string | null | undefined {
  const card = screen.getByText(on);
  card.focus();
  fireEvent.keyDown(card, { key, ...held });
  return document.activeElement?.textContent;
}

describe('RO-05 arrows', () => {
  test('RO-05 go up and down in a column, and stay at its ends', () => {
    render(<Board direction="ltr" />);
    expect(pressed('Aisha', 'ArrowDown')).toBe('Bilal');
    expect(pressed('Bilal', 'ArrowUp')).toBe('Aisha');
    expect(pressed('Bilal', 'ArrowDown')).toBe('Bilal');
    expect(pressed('Aisha', 'ArrowUp')).toBe('Aisha');
  });

  test('RO-05 go sideways to the first card of the next column that has any', () => {
    render(<Board direction="ltr" />);
    expect(pressed('Bilal', 'ArrowRight')).toBe('Cyra');
    expect(pressed('Daud', 'ArrowLeft')).toBe('Aisha');
    expect(pressed('Emre', 'ArrowRight')).toBe('Emre');
    expect(pressed('Aisha', 'ArrowLeft')).toBe('Aisha');
  });

  test('RO-05 follow the direction of the script: in Urdu forward is to the left', () => {
    render(<Board direction="rtl" />);
    expect(pressed('Aisha', 'ArrowLeft')).toBe('Cyra');
    expect(pressed('Cyra', 'ArrowRight')).toBe('Aisha');
  });

  test('RO-05 belong to the browser with another key held, outside of cards and while something is typed', () => {
    render(<Board direction="ltr" />);
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(pressed('Aisha', 'ArrowDown', held)).toBe('Aisha');
    expect(pressed('Save', 'ArrowDown')).toBe('Save');
    expect(pressed('Aisha', 'Enter')).toBe('Aisha');
    const note = screen.getByRole('textbox', { name: 'Note of Aisha' });
    note.focus();
    fireEvent.keyDown(note, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(note);
  });

  test('RO-05 move the page only where they move nothing on the board', () => {
    render(<Board direction="ltr" />);
    const taken = (name: string) =>
      !fireEvent.keyDown(screen.getByText(name), { key: 'ArrowDown' });
    expect(taken('Aisha')).toBe(true);
    expect(taken('Bilal')).toBe(false);
  });
});

function Undoing(given: { undo: () => void; redo: () => void }) {
  useUndoKeys(given);
  return <input aria-label="Search" />;
}

describe('RO-05 undo and redo', () => {
  function open() {
    const [undo, redo] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const shown = render(<Undoing undo={undo} redo={redo} />);
    /** How often each was done so far. */
    const press = (key: string, held: object = { ctrlKey: true }, on: Element = document.body) => {
      fireEvent.keyDown(on, { key, ...held });
      return [undo.mock.calls.length, redo.mock.calls.length];
    };
    return { press, ...shown };
  }

  test('RO-05 Ctrl+Z or ⌘Z undoes, with Shift or by Ctrl+Y it is made again, capitals or not', () => {
    const { press } = open();
    expect(press('z')).toEqual([1, 0]);
    expect(press('z', { metaKey: true })).toEqual([2, 0]);
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual([2, 1]);
    expect(press('y')).toEqual([2, 2]);
  });

  test('RO-05 other keys, and these with Alt or alone, are none of ours', () => {
    const { press } = open();
    press('z', {});
    press('z', { ctrlKey: true, altKey: true });
    expect(press('x')).toEqual([0, 0]);
  });

  test('RO-05 what is typed is undone where it is typed, and nothing behind an open window', () => {
    const { press } = open();
    expect(press('z', { ctrlKey: true }, screen.getByLabelText('Search'))).toEqual([0, 0]);
    const { unmount } = render(<div role="alertdialog" />);
    expect(press('z')).toEqual([0, 0]);
    unmount();
    expect(press('z')).toEqual([1, 0]);
  });

  test('RO-05 a board that is left hears no keys', () => {
    const { press, unmount } = open();
    unmount();
    expect(press('z')).toEqual([0, 0]);
  });
});
