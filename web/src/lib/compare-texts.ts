/** What differs between two texts: first by lines, then by the words of lines that differ. */

export type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** So many comparisons of a line or word with another are made; texts that differ more stand one below the other. */
const MOST = 4_000_000;

/** The pieces of both texts in their order: those that are `same` or `removed` make the first, `same` or `added` the second. */
export function compareTexts(before: string, after: string): Piece[] {
  const lines = difference(split(before, /(?<=\n)/), split(after, /(?<=\n)/));
  return together(joined(byWords(lines)));
}

function split(text: string, at: RegExp): string[] {
  return text.split(at).filter(Boolean);
}

/** Lines that were taken out and those that came in their place are compared by their words. */
function byWords(lines: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    pieces.push(...difference(split(removed, /(?<=\s)|(?=\s)/), split(added, /(?<=\s)|(?=\s)/)));
    [removed, added] = ['', ''];
  };
  for (const piece of lines) {
    if (piece.kind === 'removed') removed += piece.text;
    else if (piece.kind === 'added') added += piece.text;
    else {
      flush();
      pieces.push(piece);
    }
  }
  flush();
  return pieces;
}

/** The longest run of parts that both have stays; around it, what only one has. */
function difference(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const isShared = () =>
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end);
  while (isShared()) end++;
  const same = (parts: readonly string[]) => parts.map((text) => ({ kind: 'same' as const, text }));
  return [
    ...same(before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

function middle(before: readonly string[], after: readonly string[]): Piece[] {
  const removed = (text: string) => ({ kind: 'removed', text }) as const;
  const added = (text: string) => ({ kind: 'added', text }) as const;
  if (before.length * after.length > MOST) return [...before.map(removed), ...after.map(added)];
  const width = after.length + 1;
  // How many parts are shared from here on.
  const shared = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => shared[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      shared[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: 'same', text: old });
      row++;
      column++;
    } else if (
      old !== undefined &&
      (fresh === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      pieces.push(removed(old));
      row++;
    } else {
      pieces.push(added(fresh ?? ''));
      column++;
    }
  }
  return pieces;
}

/** Changes with nothing but a space between them are one change: nobody can read them word by word. */
function together(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  let run: Piece[] = [];
  const end = () => {
    const last = run.at(-1);
    const space = last?.kind === 'same' ? [last] : [];
    whole.push(...asOne(run.slice(0, run.length - space.length)), ...space);
    run = [];
  };
  for (const piece of pieces) {
    const isSpace = run.length > 0 && /^[^\S\n]+$/.test(piece.text);
    if (piece.kind !== 'same' || isSpace) run.push(piece);
    else {
      end();
      whole.push(piece);
    }
  }
  end();
  return whole;
}

function asOne(run: readonly Piece[]): readonly Piece[] {
  const without = (kind: Piece['kind']) => run.filter((piece) => piece.kind !== kind);
  if (without('added').length === run.length || without('removed').length === run.length)
    return run;
  const text = (parts: readonly Piece[]) => parts.map((piece) => piece.text).join('');
  return [
    { kind: 'removed', text: text(without('added')) },
    { kind: 'added', text: text(without('removed')) },
  ];
}

/** Neighbours of one kind are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = whole.at(-1);
    if (last?.kind === kind) whole[whole.length - 1] = { kind, text: last.text + text };
    else whole.push({ kind, text });
  }
  return whole;
}
