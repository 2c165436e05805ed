/** The time of day of this process, and of embedded databases in it, put forward or back while timers go on as usual. */

const TrueDate = Date;
let shift = 0;

class ShiftedDate extends TrueDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(TrueDate.now() + shift);
    else super(...(given as ConstructorParameters<typeof TrueDate>));
  }

  static override now(): number {
    return TrueDate.now() + shift;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

/** @param by milliseconds, from where the clock stands now */
export function shiftClock(by: number): void {
  shift += by;
  globalThis.Date = ShiftedDate as DateConstructor;
}

/** Other test files share this process. */
export function trueClock(): void {
  shift = 0;
  globalThis.Date = TrueDate;
}
