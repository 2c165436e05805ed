import { learn } from '@saath/contract/language-in-use';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getLocale, overwriteGetLocale } from './paraglide/runtime.js';

async function start() {
  // Only in Urdu: English needs no dictionary.
  if (getLocale() === 'ur') learn((await import('@saath/contract/urdu')).inUrdu);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// The page says which language it was written in; a changed setting of the browser must not mix two.
overwriteGetLocale(() => (document.documentElement.lang === 'ur' ? 'ur' : 'en'));
void start();
