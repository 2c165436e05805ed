/** Wall-clock times of a zone and the instants they mean. */

/**
 * The instant that a time means. Text without a zone (`2026-12-01T09:00`) is read in `timeZone`, never in the
 * zone of the process. A local time that a daylight-saving change skips moves on by the gap; one that occurs twice is
 * the first. Returns undefined for text that is no time.
 */
export function instantOf(text: string, timeZone: string): Date | undefined {
  const parts =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second = '00', zone] = parts;
  const asUtc = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const isReal = !Number.isNaN(asUtc.getTime()) && asUtc.getUTCDate() === Number(day);
  if (!isReal) return undefined;
  if (zone) {
    const exact = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    return Number.isNaN(exact.getTime()) ? undefined : exact;
  }
  const local = asUtc.getTime();
  const before = local - zoneOffset(local - 24 * 3_600_000, timeZone);
  const after = local - zoneOffset(local + 24 * 3_600_000, timeZone);
  const fits = [before, after].filter(
    (instant) => instant + zoneOffset(instant, timeZone) === local,
  );
  return new Date(fits.length > 0 ? Math.min(...fits) : before);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the zone's clocks are ahead of UTC at an instant. */
function zoneOffset(instant: number, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  const part = Object.fromEntries(
    formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)] as const),
  );
  const wall = Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day,
    part.hour,
    part.minute,
    part.second,
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The wall-clock time of an instant in a zone, as `YYYY-MM-DDTHH:mm`, for a date-time field. */
export function localTimeOf(instant: Date, timeZone: string): string {
  const local = new Date(instant.getTime() + zoneOffset(instant.getTime(), timeZone));
  return local.toISOString().slice(0, 16);
}
