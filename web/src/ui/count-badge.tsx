/** How many there are that nobody has looked at; nothing for none. Say it in words beside it. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className={`grid min-w-4.5 flex-none place-items-center rounded-full bg-danger px-1 text-[0.65rem] text-on-danger leading-4.5 tabular-nums ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
