import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the server's HTML and until the page's scripts run. A form that is sent before would be sent by the browser
 * itself, with the password in the address; a button that is pressed before does nothing.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
