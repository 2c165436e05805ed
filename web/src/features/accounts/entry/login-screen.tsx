import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { type Carried, searchOf } from '../carried/carried.ts';
import { EntryFrame } from './entry-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderEntry } from './provider-entry.tsx';

const CarriedEvent = lazy(async () => ({
  default: (await import('../carried/event.tsx')).CarriedEvent,
}));

// Nobody carries it where nobody has a passkey.
const LogInByPasskey = lazy(async () => ({
  default: (await import('./passkey-login.tsx')).LogInByPasskey,
}));

type LoginScreenProps = {
  title: string;
  /** The side panel's words, below its welcome. */
  panelText: string;
  /** The page that the person came for. */
  returnTo: string | null;
  /** The event, and the role in it, that the person came for. */
  carried: Carried | null;
  /** Whether a link that logs in can be mailed; organisers have a password. */
  hasMailLink?: boolean;
  /** Whether anybody here has a passkey. */
  hasPasskeys: boolean;
  /** The ways into the demo, on a demo. */
  tryIt?: ReactNode;
};

/** Where volunteers and organisers log in: the form, and the ways out for those who cannot. */
export function LoginScreen(props: LoginScreenProps) {
  const { title, panelText, returnTo, carried, hasPasskeys, hasMailLink = false, tryIt } = props;
  return (
    <EntryFrame panelTitle={m.welcome_back()} panelText={panelText} title={title}>
      {carried && (
        <Suspense>
          <CarriedEvent carried={carried} />
        </Suspense>
      )}
      {tryIt}
      <ProviderEntry returnTo={returnTo}>
        <LoginForm returnTo={returnTo} {...(hasMailLink && { byMail: { carried } })} />
        {hasPasskeys && (
          <Suspense>
            <LogInByPasskey returnTo={returnTo} />
          </Suspense>
        )}
        <Link to={paths.forgotPassword} className="w-fit text-primary underline">
          {m.forgot_your_password()}
        </Link>
        <p>
          {m.new_here()}{' '}
          <Link
            to={carried ? paths.signupFor(searchOf(carried)) : paths.signup}
            className="font-semibold text-primary underline"
          >
            {m.sign_up()}
          </Link>
        </p>
      </ProviderEntry>
    </EntryFrame>
  );
}
