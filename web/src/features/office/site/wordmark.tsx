import { initialOf } from '@saath/contract/foundation/organisation/rules';
import type { PublicOrganisation } from '@saath/contract/foundation/organisation/schema';
import { Flower } from '../../../ui/flower.tsx';
import { useSite, useSiteName } from './site.ts';

/** Whose site it is: her logo, or the initial of her name in her colour, and the name. */
export function Wordmark() {
  const { organisation } = useSite();
  const name = useSiteName();
  return <NameWithMark organisation={organisation} name={name} />;
}

type NameWithMarkProps = {
  organisation: Pick<PublicOrganisation, 'logo' | 'isNamed'>;
  /** As readers of the page's language see it. */
  name: string;
};

/** The same for a name that is not saved yet. */
export function NameWithMark({ organisation, name }: NameWithMarkProps) {
  return (
    <span className="flex w-fit min-w-0 max-w-full items-center gap-2 font-display font-semibold">
      <Mark organisation={organisation} name={name} />
      <bdi className={`line-clamp-2 min-w-0 break-words ${sizeOf(name)}`}>{name}</bdi>
    </span>
  );
}

/** A long name takes two lines of the head and no more. */
function sizeOf(name: string): string {
  if (name.length <= 14) return 'text-2xl';
  return name.length <= 28 ? 'text-lg leading-tight' : 'text-sm leading-tight';
}

function Mark({ organisation: { logo, isNamed }, name }: NameWithMarkProps) {
  if (logo)
    return (
      // Logos are drawn for paper: in the dark they keep a light ground.
      <img
        src={logo.url}
        width={logo.width}
        height={logo.height}
        alt=""
        className="h-9 w-auto max-w-24 flex-none rounded-md object-contain dark:bg-white dark:p-1"
      />
    );
  if (isNamed)
    return (
      <bdi
        aria-hidden
        className="grid size-9 flex-none place-items-center rounded-field bg-primary text-on-primary text-xl leading-none"
      >
        {initialOf(name)}
      </bdi>
    );
  return (
    <svg aria-hidden="true" width="34" height="34" viewBox="-50 -50 100 100" className="flex-none">
      <Flower x={0} y={0} size={46} petals={8} petal="#f2a516" heart="#0e5a47" />
    </svg>
  );
}
