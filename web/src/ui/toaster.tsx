import { Toaster as Sonner } from 'sonner';

/** @param duration milliseconds until a toast goes by itself */
export function Toaster({ duration }: { duration: number }) {
  return (
    <Sonner
      position="top-right"
      duration={duration}
      theme="system"
      closeButton
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: '14px',
          font: 'inherit',
        },
      }}
    />
  );
}
