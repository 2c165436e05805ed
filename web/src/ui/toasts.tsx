import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { onToast, takeToasts } from './toast.ts';

const actionOf = ({ label, run }: { label: string; run: () => void }, duration: number) => ({
  action: { label, onClick: run },
  // Whoever wants to take something back has to read first.
  duration: 3 * duration,
});

/** @param duration milliseconds until a toast goes by itself */
export function Toasts({ duration }: { duration: number }) {
  // Runs after Sonner's own effects: it listens by then.
  useEffect(
    () =>
      onToast(() => {
        for (const { kind, text, action } of takeToasts())
          sonner[kind](text, { id: text, ...(action ? actionOf(action, duration) : {}) });
      }),
    [duration],
  );
  return (
    <Sonner
      // On the right in both directions, as the specification says (ADR 27).
      position="top-right"
      duration={duration}
      theme="system"
      closeButton
      // One below the other: no pointer opens a stack that lets presses through (app.css).
      expand
      dir={getLocale() === 'ur' ? 'rtl' : 'ltr'}
      containerAriaLabel={m.news()}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: '14px',
          font: 'inherit',
        },
        actionButtonStyle: {
          background: 'var(--primary)',
          color: 'var(--on-primary)',
          borderRadius: '10px',
          font: 'inherit',
          fontWeight: 600,
          height: 'auto',
          minHeight: '2.25rem',
          paddingInline: '0.875rem',
        },
      }}
    />
  );
}
