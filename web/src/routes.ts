import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('pages/public/layout.tsx', [
    index('pages/landing/landing-page.tsx'),
    route('events', 'pages/public/events-page.tsx'),
    route('event/:id', 'pages/public/event-page.tsx'),
    route('terms', 'pages/public/terms-page.tsx'),
  ]),
  layout('pages/auth/layout.tsx', [
    route('login', 'pages/auth/login-page.tsx'),
    route('admin/login', 'pages/auth/admin-login-page.tsx'),
    route('signup', 'pages/auth/signup-page.tsx'),
    route('activation/:token', 'pages/auth/activation-page.tsx'),
    route('seller/activation/:token', 'pages/auth/seller-activation-page.tsx'),
    route('setup/:token', 'pages/auth/setup-page.tsx'),
    route('invitation/:token', 'pages/auth/invitation-page.tsx'),
    route('welcome/:token', 'pages/auth/welcome-page.tsx'),
    route('forgot-password', 'pages/auth/forgot-password-page.tsx'),
    route('reset-password/:token', 'pages/auth/reset-password-page.tsx'),
    route('change-email/:token', 'pages/auth/change-email-page.tsx'),
    route('keep-account/:token', 'pages/auth/keep-account-page.tsx'),
  ]),
  route('event/:id/calendar.ics', 'pages/public/event-ics.ts'),
  route('profile', 'pages/profile/profile-page.tsx'),
  route('admin', 'pages/admin/layout.tsx', [
    index('pages/admin/index-page.tsx'),
    route('dashboard', 'pages/admin/dashboard-page.tsx'),
    // The shell as an address of its own: it has no page.
    route('sidebar', 'pages/admin/index-page.tsx', { id: 'admin-sidebar' }),
    route('event-list', 'pages/admin/event-list-page.tsx'),
    route('notification', 'pages/admin/notification-page.tsx'),
    route('create-event', 'pages/admin/create-event-page.tsx'),
    route('vol-stats', 'pages/admin/vol-stats-page.tsx'),
    route('import-people', 'pages/admin/import-people-page.tsx'),
    route('edit-profile', 'pages/admin/edit-profile-page.tsx'),
    route('feedback', 'pages/admin/feedback-page.tsx'),
    route('log', 'pages/admin/log-page.tsx'),
    route('event/:id', 'pages/admin/event-page.tsx'),
    route('event/:id/edit', 'pages/admin/event-edit-page.tsx'),
    route('event/:id/board', 'pages/admin/board-page.tsx'),
  ]),
  // Sheets by themselves, without the area around them.
  route('admin/event/:id/roster', 'pages/admin/roster-sheet-page.tsx'),
  route('volunteer/certificate', 'pages/volunteer/certificate-page.tsx'),
  route('volunteer', 'pages/volunteer/layout.tsx', [
    index('pages/volunteer/index-page.tsx'),
    route('dashboard', 'pages/volunteer/dashboard-page.tsx'),
    route('events', 'pages/volunteer/events-page.tsx'),
    route('profile', 'pages/volunteer/profile-page.tsx'),
    route('skills', 'pages/volunteer/skills-page.tsx'),
    route('impact', 'pages/volunteer/impact-page.tsx'),
    route('feedback', 'pages/volunteer/feedback-page.tsx'),
    route('notification', 'pages/volunteer/notification-page.tsx'),
  ]),
  // The design system, for those who work on it.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/kit', 'pages/dev/kit-page.tsx')] : []),
  route('*', 'pages/public/missing-page.tsx'),
] satisfies RouteConfig;
