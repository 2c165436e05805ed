/** Limits of what one person may do in a stretch of time, as rows of an integer program. */
import type { Own, Row } from './program.ts';
import type { Sum } from './sums.ts';

/**
 * Where something that stays asks for the limit, or everything they could do does: one row. Elsewhere the limit holds from the
 * first part that asks for it: a row for each such part, which says nothing until that one is taken (a constraint with a
 * "big M"; Nemhauser and Wolsey, Integer and Combinatorial Optimization, 1988, section I.1.6).
 *
 * @param given the person, the seats that they alone could have besides what stays, and the parts of those that stay
 */
export function rowsOfSums(
  { most, lengths, asks, already }: Sum,
  { person, own, parts }: { person: number; own: Own; parts: readonly number[] },
): Row[] {
  const lengthOf = (part: number) => lengths[part] ?? 0;
  const within = own.filter(({ part }) => lengthOf(part) > 0);
  const staying = parts.filter((part) => lengthOf(part) > 0);
  const before = already.get(person);
  const room = staying.reduce((left, part) => left - lengthOf(part), most - (before?.length ?? 0));
  const all = within.reduce((sum, { part }) => sum + lengthOf(part), 0);
  if (all <= room) return [];

  const plus = within.map(({ column }) => column);
  const times = within.map(({ part }) => lengthOf(part));
  const isAsked = before?.asks || staying.some((part) => asks[part]);
  const asking = within.filter(({ part }) => asks[part]);
  if (isAsked || asking.length === within.length) return [{ plus, times, minus: [], most: room }];
  return asking.map(({ column }) => ({
    plus,
    times: times.map((length, index) => (plus[index] === column ? length + all - room : length)),
    ...{ minus: [], most: all },
  }));
}
