import { redirect } from 'react-router';
import { paths } from '../../lib/paths.ts';

export function loader() {
  throw redirect(paths.volunteerDashboard);
}

export default function VolunteerIndexPage() {
  return null;
}
