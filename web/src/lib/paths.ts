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
  volunteerCertificate: '/volunteer/certificate',
  /** What an event came to for the volunteer, once it is over. */
  volunteerHours: (eventId: string) => `/volunteer/event/${eventId}/hours`,
  /** Where anybody can check a certificate. */
  certificate: (id: string) => `/certificate/${id}`,
  certificatePdf: (id: string, language: string) =>
    withSearch(`/api/certificate/${id}/pdf`, { language }),
  certificateFile: (id: string) => `/api/certificate/${id}/file`,
  volunteerNotification: '/volunteer/notification',
  volunteerMessages: '/volunteer/messages',
  volunteerThread: (eventId: string) => `/volunteer/messages/${eventId}`,
  /** The own notices, whoever looks. */
  ownNotices: '/notification',
  volunteerFeedback: '/volunteer/feedback',
  adminFeedback: '/admin/feedback',
  adminNotification: '/admin/notification',
  adminLog: '/admin/log',
  adminJobs: '/admin/jobs',
  adminEditProfile: '/admin/edit-profile',
  adminVolStats: '/admin/vol-stats',
  adminImportPeople: '/admin/import-people',
  adminPeople: (search: Search = {}) => withSearch('/admin/vol-stats', search),
  events: (search: Search = {}) => withSearch('/events', search),
  event: (id: string) => `/event/${id}`,
  /** Where the buttons of a reminder lead. */
  coming: (token: string) => `/coming/${token}`,
  eventIcs: (id: string) => `/event/${id}/calendar.ics`,
  adminEvent: (id: string) => `/admin/event/${id}`,
  /** The conversations of an event, one of them open. */
  adminMessages: (id: string, search: { person?: string } = {}) =>
    withSearch(`/admin/event/${id}`, { tab: 'messages', ...search }),
  adminEventEdit: (id: string) => `/admin/event/${id}/edit`,
  /** CSV files of the server, for links with `download`. */
  exportPeople: '/api/export/people',
  exportRoster: (id: string) => `/api/export/roster/${id}`,
  exportHours: (search: { from?: string; to?: string } = {}) =>
    withSearch('/api/export/hours', search),
  adminDay: (id: string, search: { person?: string } = {}) =>
    withSearch(`/admin/event/${id}/day`, search),
  adminCode: (id: string) => `/admin/event/${id}/qr`,
  adminKiosk: (id: string) => `/admin/event/${id}/kiosk`,
  adminBadges: (id: string) => `/admin/event/${id}/badges`,
  kiosk: '/kiosk',
  checkIn: (code: string) => `/check-in/${code}`,
  adminRosterSheet: (id: string) => `/admin/event/${id}/roster`,
  adminBoard: (id: string) => `/admin/event/${id}/board`,
  login: (search: { returnTo?: string } = {}) => withSearch('/login', search),
  adminLogin: (search: { returnTo?: string } = {}) => withSearch('/admin/login', search),
  /** Keeps the choice and comes back to `to`. */
  language: (language: string, to: string) => withSearch(`/language/${language}`, { to }),
  dashboardOf: (role: 'Admin' | 'Volunteer') =>
    role === 'Volunteer' ? '/volunteer/dashboard' : '/admin/dashboard',
} as const;
