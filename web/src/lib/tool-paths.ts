/** Addresses of tools and papers, apart from those that every visitor's page brings along. */
import { withSearch } from './paths.ts';

export const toolPaths = {
  /** Where anybody can check a certificate. */
  certificate: (id: string) => `/certificate/${id}`,
  certificatePdf: (id: string, language: string) =>
    withSearch(`/api/certificate/${id}/pdf`, { language }),
  /** What was signed. */
  signaturePdf: (id: string, language: string) =>
    withSearch(`/api/signature/${id}/pdf`, { language }),
  /** What shows a paper. */
  evidence: (paperId: string, kind: 'picture' | 'pdf') => `/api/papers/${paperId}/evidence/${kind}`,
  certificateFile: (id: string) => `/api/certificate/${id}/file`,
  /** The page that a branch has of its own, and its calendar for programs. */
  branch: (slug: string, search: { after?: string } = {}) =>
    withSearch(`/branches/${slug}`, search),
  branchIcs: (slug: string) => `/branches/${slug}/calendar.ics`,
  /** Where the buttons of a reminder lead. */
  coming: (token: string, search: { answer?: string } = {}) =>
    withSearch(`/coming/${token}`, search),
  /** Where the answers of an offer lead, and those of an organiser to a request. */
  offer: (token: string) => `/offer/${token}`,
  request: (token: string) => `/request/${token}`,
  /** Where a guardian answers. */
  guardian: (token: string) => `/guardian/${token}`,
  /** The conversations of the event whose page is open, one of them open as well. */
  messagesHere: (search: { person?: string } = {}) =>
    withSearch('', { tab: 'messages', ...search }),
  /** CSV files of the server, for links with `download`. */
  exportPeople: '/api/export/people',
  exportRoster: (id: string) => `/api/export/roster/${id}`,
  exportAnswers: (id: string) => `/api/export/answers/${id}`,
  exportHours: (search: { from?: string; to?: string } = {}) =>
    withSearch('/api/export/hours', search),
  adminDay: (id: string, search: { person?: string } = {}) =>
    withSearch(`/admin/event/${id}/day`, search),
  /** An event for volunteers who lead it. */
  volunteerLead: (id: string) => `/volunteer/lead/${id}`,
  /** One of its roles, for volunteers who lead the people of that alone. */
  volunteerRole: (id: string, roleId: string) => `/volunteer/event/${id}/role/${roleId}`,
  /** The list of the day of its people. */
  volunteerRoleDay: (id: string, roleId: string) => `/volunteer/event/${id}/role/${roleId}/day`,
  /** The editor of such an event, for who may change it; and where one of their branch is made. */
  volunteerEventEdit: (id: string) => `/volunteer/lead/${id}/edit`,
  volunteerBoard: (id: string) => `/volunteer/lead/${id}/board`,
  volunteerFill: (id: string) => `/volunteer/lead/${id}/fill`,
  volunteerCreateEvent: (search: { branch?: string } = {}) =>
    withSearch('/volunteer/create-event', search),
  /** The list of the day for volunteers who help there. */
  volunteerDoor: (id: string) => `/volunteer/door/${id}`,
  adminCode: (id: string) => `/admin/event/${id}/qr`,
  adminKiosk: (id: string) => `/admin/event/${id}/kiosk`,
  adminBadges: (id: string) => `/admin/event/${id}/badges`,
  kiosk: '/kiosk',
  checkIn: (code: string) => `/check-in/${code}`,
  /** A sheet of paper that invites. */
  poster: (id: string, language: string) => withSearch(`/api/event/${id}/poster`, { language }),
  /** A square picture that invites, for posts. */
  picture: (id: string) => `/event/${id}/share-square.png`,
  adminAnswers: (id: string) => `/admin/event/${id}/answers`,
  adminRosterSheet: (id: string) => `/admin/event/${id}/roster`,
  adminBoard: (id: string) => `/admin/event/${id}/board`,
  adminFill: (id: string) => `/admin/event/${id}/fill`,
  /** Several events at once. */
  adminFillMany: (ids: readonly string[]) => withSearch('/admin/fill', { events: ids.join() }),
} as const;
