import { logout } from '@saath/contract/accounts/endpoints';
import { logoutMessages } from '@saath/contract/accounts/messages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toast.ts';

/** Ends the session on the server and leaves the signed-in area, with which the cache of its answers goes (AU-07). */
export function useLogout() {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return useMutation({
    mutationFn: async () => await call(logout, {}),
    onSuccess: async ({ message }) => {
      toast.success(message || logoutMessages.success);
      await navigate(paths.home);
      // The root still shows who was signed in.
      await revalidator.revalidate();
    },
    onError: (error) => toast.error(failureText(error, logoutMessages.error)),
  });
}
