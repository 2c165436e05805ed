import { useEffect } from 'react';

/**
 * For the signed-in areas: a device that is told belongs to the session in which it is used, also when that is another
 * one than yesterday's. Whether it worked is nobody's concern here.
 */
export function useKeptDevice(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    void import('./this-device.ts')
      .then(async ({ lookAtDevice }) => await lookAtDevice())
      .catch(() => {});
  }, []);
}
