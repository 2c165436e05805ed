/** The hours that somebody typed; null for an empty field. What is no number is left to the contract to refuse. */
export function hoursOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
