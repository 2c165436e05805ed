/**
 * Remembers what a pure function gave, for at most `capacity` different keys: the keys come from
 * users, so a plain Map would grow without end.
 *
 * Two generations stand in for exact least-recently-used order. When the young one holds half of
 * the capacity it becomes the old one, and what was in the old one and not asked for again is
 * dropped. Every step costs O(1).
 *
 * @param capacity an even number
 */
export function cached<Value extends object>(
  capacity: number,
  make: (key: string) => Value,
): (key: string) => Value {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();

  return (key) => {
    const recent = young.get(key);
    if (recent !== undefined) return recent;

    const value = old.get(key) ?? make(key);
    if (young.size >= capacity / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}
