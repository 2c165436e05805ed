/**
 * A page that could not be made, as one line of the log: JSON like the server's own lines, so that no line break in a
 * message begins a line of its own. The message of a database error is left out: it can quote a row.
 *
 * @param at when it happened
 */
export function failureLine(error: unknown, at: Date): string {
  const known = error instanceof Error ? error : new Error(String(error));
  const line = {
    level: 50,
    time: at.toISOString(),
    service: 'saath',
    error: known.name,
    ...('severity' in known ? {} : { message: known.message }),
    stack: known.stack
      ?.slice(known.stack.indexOf('\n    at '))
      .split('\n')
      .map((each) => each.trim())
      .filter((each) => each.startsWith('at '))
      .slice(0, 7),
    msg: 'page failed',
  };
  return `${JSON.stringify(line)}\n`;
}
