type MeterProps = {
  /** Says in words what the bar shows. */
  label: string;
  value: number;
  max: number;
};

/** How full something is: a bar for the eye, the same in words beside it. */
export function Meter({ label, value, max }: MeterProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className={`block h-full rounded-full ${share >= 1 ? 'bg-joy' : 'bg-primary'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="text-ink-soft text-sm tabular-nums">{label}</span>
    </div>
  );
}
