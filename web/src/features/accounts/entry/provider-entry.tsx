import { lazy, type ReactNode, Suspense } from 'react';
import { useSite } from '../../foundation/organisation/site.ts';

// Nobody carries it where there is no provider.
const ContinueWith = lazy(async () => ({
  default: (await import('./continue-with.tsx')).ContinueWith,
}));

type ProviderEntryProps = {
  returnTo: string | null;
  /** The ways in that need no provider. */
  children: ReactNode;
};

/** The way in by the provider above the others, or in their place where it is the only one. */
export function ProviderEntry({ returnTo, children }: ProviderEntryProps) {
  const { provider } = useSite();
  if (!provider) return children;
  return (
    <>
      <Suspense>
        <ContinueWith {...provider} returnTo={returnTo} />
      </Suspense>
      {!provider.isOnly && children}
    </>
  );
}
