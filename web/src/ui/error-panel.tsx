import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { TriangleAlert } from './icons.ts';

type ErrorPanelProps = {
  title?: string;
  /** What happened, in the server's words where there are any. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** In place of content that could not be loaded. */
export function ErrorPanel({
  title = m.this_could_not_be_loaded(),
  message,
  onRetry,
  isRetrying = false,
}: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-6 sm:flex-row sm:items-center"
    >
      <TriangleAlert aria-hidden size={24} className="flex-none text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">{message}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
          {m.try_again()}
        </Button>
      )}
    </div>
  );
}
