import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, takeSaidBefore, takeToasts, toast } from './toast.ts';

/** Without a network the real ones cannot come, and the page must not break for it. */
const Toasts = lazy(async () => {
  const module = await import('./toasts.tsx').catch(() => undefined);
  return { default: module?.Toasts ?? PlainToasts };
});

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
    const said = takeSaidBefore();
    if (said) toast.success(said);
    return () => {
      forget();
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, []);
  return <Suspense fallback={null}>{isWanted && <Toasts duration={duration} />}</Suspense>;
}

/** The newest text, until the next one. */
function PlainToasts() {
  const [text, setText] = useState('');
  useEffect(
    () =>
      onToast(() => {
        const newest = takeToasts().at(-1);
        if (newest) setText(newest.text);
      }),
    [],
  );
  return (
    <p
      role="status"
      className="fixed end-3 top-3 z-50 rounded-card bg-surface px-4 py-3 shadow-float empty:hidden"
    >
      {text}
    </p>
  );
}
