import type { IntegerProgram } from '../program.ts';
import type { Solve } from '../prove-whole.ts';

/** Tries all columns one after the other, but for what breaks a row already or cannot become the best any more. */
export const byTrying: Solve = ({ gains, highest, rows }: IntegerProgram) => {
  const columns = gains.map(() => 0);
  let best = { columns: [...columns], bound: Number.NEGATIVE_INFINITY };
  const sum = (some: readonly number[], times?: readonly number[]) =>
    some.reduce((all, at, index) => all + (times?.[index] ?? 1) * (columns[at] ?? 0), 0);
  const rising = gains.map((_, column) =>
    rows.filter(({ plus, minus }) => minus.length === 0 && plus.includes(column)),
  );
  const most = gains.map((gain, at) => Math.max(0, gain) * (highest[at] ?? 0));
  const left = most.map((_, at) => most.slice(at).reduce((all, each) => all + each, 0));
  const go = (column: number, gained: number): void => {
    if (gained + (left[column] ?? 0) <= best.bound) return;
    if (column === gains.length) {
      if (gained <= best.bound) return;
      const holds = rows.every(
        ({ plus, times, minus, most }) => sum(plus, times) - sum(minus) <= most,
      );
      if (holds) best = { columns: [...columns], bound: gained };
      return;
    }
    for (let count = 0; count <= (highest[column] ?? 0); count++) {
      columns[column] = count;
      if (rising[column]?.some(({ plus, times, most: limit }) => sum(plus, times) > limit)) break;
      go(column + 1, gained + count * (gains[column] ?? 0));
    }
    columns[column] = 0;
  };
  go(0, 0);
  return best.bound === Number.NEGATIVE_INFINITY ? undefined : best;
};
