import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast } from './toast.ts';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/**
 * Most pages are left without a toast, so what shows them comes with the first press or key: whatever there is to say
 * follows from one, and the live region stands before it speaks.
 *
 * @param duration milliseconds until a toast goes by itself
 */
export function Toaster({ duration }: { duration: number }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, want, { once: true, passive: true });
    const forget = onToast(want);
    return () => {
      forget();
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, []);
  return <Suspense fallback={null}>{isWanted && <Toasts duration={duration} />}</Suspense>;
}
