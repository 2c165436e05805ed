import { coverShapes } from '@saath/contract/foundation/cover/rules';

type CoverProps = {
  seed: string;
  /** Events of one kind share a palette. */
  kind?: string;
  className?: string;
};

/** A drawn cover; the same seed draws the same. */
export function Cover({ seed, kind, className }: CoverProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and colours, nothing that people wrote
      dangerouslySetInnerHTML={{ __html: coverShapes(seed, kind) }}
    />
  );
}
