import type { ReactNode } from 'react';

/** One part of the kit under its heading. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="border-line border-b pb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
