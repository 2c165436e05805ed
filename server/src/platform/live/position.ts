/** Where a reader of the log stands, as the `id` of what it was told last. */

/** A snapshot of the database (`xmin:xmax:xip,…`), and when it was taken by the database's clock, in milliseconds. */
export type Position = { readonly takenAt: number; readonly snapshot: string };

const pattern = /^([0-9a-z]{1,10})\.((\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?)$/;

export function positionText({ takenAt, snapshot }: Position): string {
  return `${takenAt.toString(36)}.${snapshot}`;
}

/** @returns undefined for what no server of this product has sent; everything else the database can read */
export function readPosition(text: string): Position | undefined {
  const [, takenAt = '', snapshot = '', from = '', to = '', running = ''] =
    pattern.exec(text) ?? [];
  if (!snapshot) return undefined;
  const first = BigInt(from);
  const end = BigInt(to);
  const ids = running ? running.split(',').map(BigInt) : [];
  const isInOrder = ids.every((id, index) => {
    const before = ids[index - 1];
    return id >= first && id < end && (before === undefined || before < id);
  });
  // PostgreSQL refuses a snapshot that begins with 0.
  if (first === 0n || first > end || !isInOrder) return undefined;
  return { takenAt: Number.parseInt(takenAt, 36), snapshot };
}

/** Whether one was taken after the other saw everything it could: never of one database at one time. */
export function isAhead(position: Position, of: Position): boolean {
  return endOf(position) > endOf(of);
}

const endOf = ({ snapshot }: Position) => BigInt(snapshot.split(':')[1] ?? 0);
