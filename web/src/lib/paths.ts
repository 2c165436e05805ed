/** Every address of the product, so that a link cannot be mistyped. */

type Search = Readonly<Record<string, string | undefined>>;

export function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

export const paths = {
  home: '/',
  signup: '/signup',
  /** Signing up on the way to an event, and to a role of it: it leads back there. */
  signupFor: (search: { event: string; role?: string }) => withSearch('/signup', search),
  /** Asking without an account, where the organisation allows it. */
  guestAsk: (search: { event: string; role?: string }) => withSearch('/ask', search),
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
  volunteerCertificate: '/volunteer/certificate',
  /** What an event came to for the volunteer, once it is over. */
  volunteerHours: (eventId: string) => `/volunteer/event/${eventId}/hours`,
  volunteerNotification: '/volunteer/notification',
  volunteerMessages: '/volunteer/messages',
  volunteerThread: (eventId: string) => `/volunteer/messages/${eventId}`,
  /** What somebody signed. */
  signature: (id: string) => `/signature/${id}`,
  /** One's own notices, whoever looks. */
  ownNotices: '/notification',
  volunteerFeedback: '/volunteer/feedback',
  adminFeedback: '/admin/feedback',
  adminNotification: '/admin/notification',
  adminLog: '/admin/log',
  adminSecurity: '/admin/security',
  adminBranches: '/admin/branches',
  adminRights: '/admin/rights',
  adminTokens: '/admin/tokens',
  adminWebhooks: '/admin/webhooks',
  adminToCheck: '/admin/to-check',
  adminMatching: '/admin/matching',
  adminJobs: '/admin/jobs',
  adminOrganisation: '/admin/organisation',
  adminFirstRun: '/admin/first-run',
  adminEditProfile: '/admin/edit-profile',
  adminVolStats: '/admin/vol-stats',
  adminImportPeople: '/admin/import-people',
  adminPeople: (search: Search = {}) => withSearch('/admin/vol-stats', search),
  events: (search: Search = {}) => withSearch('/events', search),
  /** With a role, that one is chosen there. */
  event: (id: string, search: { role?: string } = {}) => withSearch(`/event/${id}`, search),
  eventIcs: (id: string) => `/event/${id}/calendar.ics`,
  adminEvent: (id: string) => `/admin/event/${id}`,
  adminEventEdit: (id: string) => `/admin/event/${id}/edit`,
  login: (search: { returnTo?: string; event?: string; role?: string } = {}) =>
    withSearch('/login', search),
  adminLogin: (search: { returnTo?: string } = {}) => withSearch('/admin/login', search),
  adminConfirm: (search: { returnTo?: string } = {}) => withSearch('/admin/confirm', search),
  /** Keeps the choice and comes back to `to`. */
  language: (language: string, to: string) => withSearch(`/language/${language}`, { to }),
  dashboardOf: (role: 'Admin' | 'Volunteer') =>
    role === 'Volunteer' ? '/volunteer/dashboard' : '/admin/dashboard',
} as const;
