import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';

type ShowMoreProps = {
  /** A list that is loaded in parts. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** `large` below a list that fills the page. */
  size?: 'small' | 'large';
  className?: string;
  children?: ReactNode;
};

/** Loads the next part of a list; nothing when all of it is there. */
export function ShowMore({ query, size = 'small', className, children }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      {...(size === 'small' ? { variant: 'quiet', size: 'small' } : { variant: 'secondary' })}
      {...(className ? { className } : {})}
      isBusy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children ?? m.show_more()}
    </Button>
  );
}
