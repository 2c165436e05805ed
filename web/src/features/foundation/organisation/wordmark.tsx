import { initialOf, isRightToLeft } from '@saath/contract/foundation/organisation/rules';
import type { PublicOrganisation } from '@saath/contract/foundation/organisation/schema';
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
  // A logo says whose it is; the product's own name beside it would be wrong.
  const isHidden = organisation.logo !== null && !organisation.isNamed;
  return (
    <span className="flex w-fit min-w-0 max-w-full items-center gap-2 font-display font-semibold">
      <Mark organisation={organisation} name={name} />
      <bdi
        className={isHidden ? 'sr-only' : `min-w-0 break-words ${sizeOf(name)}`}
        style={faceOf(name)}
      >
        {name}
      </bdi>
    </span>
  );
}

/** A long name takes three small lines of the head and no more. */
function sizeOf(name: string): string {
  if (name.length <= 14) return 'line-clamp-2 text-2xl';
  return name.length <= 20 ? 'line-clamp-2 text-lg' : 'line-clamp-3 text-sm';
}

/** A name keeps the face and the lines of its own letters, whatever the language of the page. */
function faceOf(name: string) {
  return isRightToLeft(name)
    ? { fontFamily: 'var(--font-urdu)', lineHeight: 1.8 }
    : { fontFamily: 'var(--font-display)', lineHeight: 1.2 };
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
        className="h-9 w-auto max-w-20 flex-none rounded-md object-contain dark:bg-white dark:p-1"
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
  // The picture of the window's own sign: not drawn by a script on every page.
  return <img src="/favicon.svg" width={34} height={34} alt="" className="flex-none" />;
}
