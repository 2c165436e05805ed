/** Our own names only: a UUID, a width, an ending. */
const NAME = /^[0-9a-f-]{36}-[1-9]\d{0,3}\.(webp|png)$/;

/** Whether a stored file can have this name; nothing else is written, opened or removed. */
export function isStoredName(name: string): boolean {
  return NAME.test(name);
}
