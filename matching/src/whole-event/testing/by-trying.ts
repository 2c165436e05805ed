import type { IntegerProgram } from '../integer-program.ts';
import type { Solve } from '../prove-whole.ts';

/** Tries all columns one after the other. */
export const byTrying: Solve = ({ gains, highest, rows }: IntegerProgram) => {
  const columns = gains.map(() => 0);
  let best = { columns: [...columns], bound: Number.NEGATIVE_INFINITY };
  const sum = (some: readonly number[]) => some.reduce((all, at) => all + (columns[at] ?? 0), 0);
  const go = (column: number, gained: number): void => {
    if (column === gains.length) {
      if (gained <= best.bound) return;
      const holds = rows.every(({ plus, minus, most }) => sum(plus) - sum(minus) <= most);
      if (holds) best = { columns: [...columns], bound: gained };
      return;
    }
    for (let count = 0; count <= (highest[column] ?? 0); count++) {
      columns[column] = count;
      go(column + 1, gained + count * (gains[column] ?? 0));
    }
    columns[column] = 0;
  };
  go(0, 0);
  return best.bound === Number.NEGATIVE_INFINITY ? undefined : best;
};
