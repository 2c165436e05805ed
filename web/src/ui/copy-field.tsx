type CopyFieldProps = { label: string; value: string };

/** A text of ours to be taken elsewhere by hand: a touch selects all of it. It reads the same way in every language. */
export function CopyField({ label, value }: CopyFieldProps) {
  return (
    <label className="flex flex-col gap-1.5">
      <span className="font-semibold">{label}</span>
      <input
        readOnly
        dir="ltr"
        value={value}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-field border border-line bg-neutral-soft px-3 font-mono text-sm"
      />
    </label>
  );
}
