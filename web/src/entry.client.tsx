import { learn } from '@saath/contract/language-in-use';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { getLocale } from './lib/page-language.ts';

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

void start();
