import type { ReactNode } from 'react';
import { ChevronDown } from './icons.ts';

type FoldSummaryProps = { className?: string; children: ReactNode };

/** What opens a `details`: words, and a mark that shows that there is more behind them and which way it goes. */
export function FoldSummary({ className = '', children }: FoldSummaryProps) {
  return (
    <summary
      className={`flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-field underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden ${className}`}
    >
      <ChevronDown
        aria-hidden
        size={18}
        className="flex-none transition-transform [[open]>summary>&]:rotate-180"
      />
      {children}
    </summary>
  );
}
