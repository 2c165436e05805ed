/** Pages about an event and its people, in their shape while they are on their way. */
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const card = 'rounded-card border border-line bg-surface';

type TitleLoadingProps = {
  /** The page this one hangs under, which is there already. */
  back: { to: string; label: string };
  /** Stands below the title. */
  lead?: ReactNode;
};

export function TitleLoading({ back, lead }: TitleLoadingProps) {
  return (
    <PageTitle
      back={back}
      title={
        <>
          <span className="sr-only">{m.loading()}</span>
          <Skeleton className="h-[1lh] w-64 max-w-full" />
        </>
      }
      lead={lead}
    />
  );
}

/** An event with its facts and parts, of which the first is open. */
export function EventLoading({ back }: Pick<TitleLoadingProps, 'back'>) {
  return (
    <>
      <TitleLoading back={back} />
      <div className={`flex flex-col gap-3 px-4 py-3 sm:px-5 sm:py-4 ${card}`}>
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
        <Skeleton className="h-5 w-32" />
      </div>
      <div className="mt-6 flex gap-4 border-line border-b py-3">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-16" />
        <Skeleton className="h-5 w-20" />
      </div>
      <div className="pt-6">
        <AskingLoading />
      </div>
    </>
  );
}

/** Two who asked, each with what can be answered. */
export function AskingLoading() {
  return (
    <>
      <Skeleton className="my-2.5 h-6 w-56 sm:my-1.5" />
      <ul className={`mt-2 divide-y divide-line ${card}`}>
        <PersonLoading className="p-4">
          <Skeleton className="mt-3 h-11 w-72 max-w-full sm:h-9" />
        </PersonLoading>
        <PersonLoading className="p-4">
          <Skeleton className="mt-3 h-11 w-72 max-w-full sm:h-9" />
        </PersonLoading>
      </ul>
    </>
  );
}

/** A role with how full it is, and two who are in. */
export function RosterLoading() {
  return (
    <div className={`p-4 max-sm:px-3 ${card}`}>
      <div className="mb-2 flex flex-wrap justify-between gap-x-6 gap-y-2 pt-1.5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-9 w-48 max-sm:w-full" />
      </div>
      <ul className="divide-y divide-line">
        <PersonLoading className="py-3" />
        <PersonLoading className="py-3" />
      </ul>
    </div>
  );
}

/** Somebody with a picture, a name and a line about them. */
function PersonLoading({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <li className={`flex gap-4 ${className}`}>
      <Skeleton className="size-10 flex-none rounded-full" />
      <div className="min-w-0 flex-1">
        <Skeleton className="h-5 w-40 max-w-full" />
        <Skeleton className="mt-2 h-4 w-64 max-w-full" />
        {children}
      </div>
    </li>
  );
}
