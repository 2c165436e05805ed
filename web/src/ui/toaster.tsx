import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, takeToasts } from './toast.ts';

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
    return () => {
      forget();
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, []);
  return <Suspense fallback={null}>{isWanted && <Toasts duration={duration} />}</Suspense>;
}

function PlainToasts({ duration }: { duration: number }) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const forget = onToast(() => {
      setTexts(takeToasts().map(({ text }) => text));
      timers.add(setTimeout(() => setTexts([]), duration));
    });
    return () => {
      forget();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [duration]);
  return (
    <div role="status" className="fixed end-3 top-3 z-50 rounded-card bg-surface shadow-float">
      {texts.map((text) => (
        <p key={text} className="px-4 py-3">
          {text}
        </p>
      ))}
    </div>
  );
}
