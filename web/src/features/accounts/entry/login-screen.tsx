import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { EntryFrame } from './entry-frame.tsx';
import { LoginForm } from './login-form.tsx';

type LoginScreenProps = {
  title: string;
  /** The side panel's words, below its welcome. */
  panelText: string;
  /** The page that the person came for. */
  returnTo: string | null;
};

/** Where volunteers and organisers log in: the form, and the ways out for those who cannot. */
export function LoginScreen({ title, panelText, returnTo }: LoginScreenProps) {
  return (
    <EntryFrame panelTitle={m.welcome_back()} panelText={panelText} title={title}>
      <LoginForm returnTo={returnTo} />
      <Link to={paths.forgotPassword} className="w-fit text-primary underline">
        {m.forgot_your_password()}
      </Link>
      <p>
        {m.new_here()}{' '}
        <Link to={paths.signup} className="font-semibold text-primary underline">
          {m.sign_up()}
        </Link>
      </p>
    </EntryFrame>
  );
}
