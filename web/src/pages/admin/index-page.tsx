/** /admin goes to the dashboard. */
import { redirect } from 'react-router';
import { paths } from '../../lib/paths.ts';

export function loader() {
  throw redirect(paths.adminDashboard);
}

export default function AdminIndexPage() {
  return null;
}
