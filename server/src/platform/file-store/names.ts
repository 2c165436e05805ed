/** Our own names only: a UUID and a width for what everybody may see, a UUID and `evidence` for what they may not. */
const SHOWN = /^[0-9a-f-]{36}-[1-9]\d{0,3}\.(webp|png)$/;
const PRIVATE = /^[0-9a-f-]{36}-evidence\.(webp|pdf)$/;

/** Whether a stored file can have this name; nothing else is written, opened or removed. */
export function isStoredName(name: string): boolean {
  return isShownName(name) || PRIVATE.test(name);
}

/** Whether it is a picture that has an address of its own for everybody. */
export function isShownName(name: string): boolean {
  return SHOWN.test(name);
}
