/** When whom to call about people can be looked at. Pure functions only. */

const DAY = 86_400_000;

type Standing = {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly cancelledAt: Date | null;
};

/** From a day before an event until a day after, both ends included; of one that is called off, never. */
export function isContactTime({ startTime, endTime, cancelledAt }: Standing, now: Date): boolean {
  const [from, until] = [startTime.getTime() - DAY, endTime.getTime() + DAY];
  return cancelledAt === null && from <= now.getTime() && now.getTime() <= until;
}
