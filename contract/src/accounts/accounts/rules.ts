/** Rules of accounts that both sides decide by. Pure functions only. */

/**
 * What a volunteer's own hours and days off say about today: 'unknown' while no hours are told.
 *
 * @param weekly the usual hours; @param daysOff days away, as `2026-12-05`; @param today the same
 */
export function availabilityOn({
  weekly,
  daysOff,
  today,
}: {
  weekly: readonly unknown[];
  daysOff: readonly string[];
  today: string;
}): 'available' | 'away' | 'unknown' {
  if (daysOff.includes(today)) return 'away';
  return weekly.length > 0 ? 'available' : 'unknown';
}

/** The parts of a day in which people say that they are free (PF-05), in minutes from midnight. */
export const dayPartTimes = {
  morning: { from: 360, to: 720 },
  afternoon: { from: 720, to: 1020 },
  evening: { from: 1020, to: 1320 },
} as const;

/** What sign-up offers (specification §2). These are skills as they are, whatever their characters. */
export const skillOptions: readonly string[] = ['DevOps', 'Fullstack', 'UI/UX', 'Cloud', 'AI/ML'];

/** The order in which a failed sign-up form tells its first problem (AU-01). */
export const signupOrder = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'contactNumber',
  'experienceYears',
  'description',
  'skills',
  'interests',
  'avatar',
  'whyOrganise',
  'terms',
] as const;

/** Characters besides letters and digits that a password may hold, and must hold one of. */
const SPECIAL = '@$!%*?&';

/** A letter, a digit and a special character, and nothing else (specification §5). Length is checked apart. */
export function isStrongPassword(password: string): boolean {
  return (
    /[A-Za-z]/.test(password) &&
    /\d/.test(password) &&
    [...SPECIAL].some((character) => password.includes(character)) &&
    /^[A-Za-z\d@$!%*?&]+$/.test(password)
  );
}

/**
 * Whether a text is a mobile number of the region. `PK` takes 03XXXXXXXXX and 3XXXXXXXXX behind +92 or 92, with a
 * space or hyphen after the prefix code allowed; `any` takes 7 to 15 digits with an optional plus (ITU-T E.164).
 */
export function isMobileNumber(number: string, region: 'PK' | 'any'): boolean {
  const compact = number.replace(/[ -]/g, '');
  return region === 'PK' ? /^(0|\+?92)3\d{9}$/.test(compact) : /^\+?\d{7,15}$/.test(compact);
}
