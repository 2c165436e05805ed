/** Every address of the product, so that a link cannot be mistyped. */

type Search = Readonly<Record<string, string | undefined>>;

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

export const paths = {
  home: '/',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  profile: '/profile',
  terms: '/terms',
  contact: '/#contact',
  adminDashboard: '/admin/dashboard',
  adminEventList: '/admin/event-list',
  adminCreateEvent: '/admin/create-event',
  volunteerDashboard: '/volunteer/dashboard',
  volunteerEvents: '/volunteer/events',
  volunteerProfile: '/volunteer/profile',
  volunteerSkills: '/volunteer/skills',
  volunteerImpact: '/volunteer/impact',
  volunteerNotification: '/volunteer/notification',
  volunteerFeedback: '/volunteer/feedback',
  adminFeedback: '/admin/feedback',
  events: (search: Search = {}) => withSearch('/events', search),
  event: (id: string) => `/event/${id}`,
  eventIcs: (id: string) => `/event/${id}/calendar.ics`,
  adminEvent: (id: string) => `/admin/event/${id}`,
  adminEventEdit: (id: string) => `/admin/event/${id}/edit`,
  login: (search: { returnTo?: string } = {}) => withSearch('/login', search),
  adminLogin: (search: { returnTo?: string } = {}) => withSearch('/admin/login', search),
  dashboardOf: (role: 'Admin' | 'Volunteer') =>
    role === 'Volunteer' ? '/volunteer/dashboard' : '/admin/dashboard',
} as const;

/**
 * A path to go back to after logging in, or undefined for anything that could lead to another site: only our own
 * absolute paths, no `//host`, no backslashes or control characters, which browsers read as slashes or skip.
 */
export function safeReturnTo(text: string | null | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined;
  const own = 'http://own.invalid';
  const url = new URL(text, own);
  // Resolving dots may have made a `//host` of it.
  const isOwn = url.origin === own && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
