import { useLocation, useNavigate } from 'react-router';

/** The steps of signing up have addresses of their own, so that the browser's Back leads from one to the one before. */
const hashes = { who: '', what: '#about-you', sent: '#mail' } as const;
export type SignupStep = keyof typeof hashes;

/** By the part behind the `#`: nothing is loaded anew for it. */
export function useSteps() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const wanted: SignupStep = hash === hashes.what ? 'what' : hash === hashes.sent ? 'sent' : 'who';
  return {
    wanted,
    go: (step: SignupStep, how?: { replace: boolean }) =>
      void navigate({ search, hash: hashes[step] }, how),
  };
}
