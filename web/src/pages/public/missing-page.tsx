import { data } from 'react-router';

/** Every address that is none of ours: a real 404, shown by the root's error screen. */
export function loader() {
  throw data('', { status: 404 });
}

export default function MissingPage() {
  return null;
}
