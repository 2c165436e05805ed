/** Where simulated people live and events take place, and the parts of their week. */

export type Place = { readonly city: string; readonly area: string; readonly text: string };

const cities = {
  Karachi: 'Clifton, Saddar, Gulshan, Korangi',
  Lahore: 'Gulberg, Johar, Model, Shahdara',
  Islamabad: 'Margalla, Blue, Bahria, Chak',
} as const;

export const areas: readonly Place[] = Object.entries(cities).flatMap(([city, names]) =>
  names.split(', ').map((area) => ({ city, area, text: `${area}, ${city}` })),
);

/** 0 in the same area, 0.35 in the same city, else 1. */
export function distanceBetween(one: Place, other: Place): number {
  if (one.city !== other.city) return 1;
  return one.area === other.area ? 0 : 0.35;
}

/** Minutes of the day in a part of the week: morning, afternoon or evening. */
export function hoursOf(part: number): { from: number; to: number } {
  const from = (8 + 4 * (part % 3)) * 60;
  return { from, to: from + 240 };
}
