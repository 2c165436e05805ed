import type { Viewer } from '@saath/contract/office/site/schema';
import { createContext, useContext } from 'react';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink, type ButtonLinkProps } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';

const LoggedIn = createContext<Viewer | null>(null);
/** Says who is logged in, to the ways in below. */
export const LoggedInAs = LoggedIn.Provider;
/** Who is logged in, or null for a guest. */
export const useLoggedIn = () => useContext(LoggedIn);

type WayInProps = Pick<ButtonLinkProps, 'variant'> & {
  /** The page where guests log in. */
  to?: string;
};

/** The way on from a link that does nothing more: logging in, or the dashboard of who is logged in already. */
export function WayIn({ to = paths.login(), ...look }: WayInProps) {
  const viewer = useLoggedIn();
  if (!viewer)
    return (
      <ButtonLink {...look} to={to}>
        {m.log_in()}
      </ButtonLink>
    );
  return (
    <>
      <p className="w-full">
        <Sentence
          text={m.you_are_logged_in_as_name}
          parts={{ name: <bdi className="font-semibold">{viewer.name}</bdi> }}
        />
      </p>
      <ButtonLink {...look} to={paths.dashboardOf(viewer.role)}>
        {m.go_to_your_dashboard()}
      </ButtonLink>
    </>
  );
}
