import { formatter } from './format.ts';

/** "D" of December, for a month like `2026-12`. Not what `Intl` calls narrow: that is Latin in Urdu. */
export function monthInitial(month: string): string {
  const name = formatter('UTC', { month: 'long' }).format(new Date(`${month}-15T12:00:00Z`));
  return name.slice(0, 1);
}
