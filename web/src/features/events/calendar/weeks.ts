/** Months and their weeks, for the month view. */

/** A month so many months later, or earlier. @param month `2026-12` */
export function monthAfter(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
}

/** The days of a month, as `2026-12-01`, in weeks from Monday; undefined where a week belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weeks = Math.ceil((first + length) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - first + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : undefined;
    }),
  );
}
