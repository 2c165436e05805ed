import { configure } from '@testing-library/react';
import * as React from 'react';
import { patient } from '../tools/patience.mjs';
import { cleanPage } from './src/testing/clean-page.ts';
import { rememberStyles } from './src/testing/known-styles.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: patient(2_000) });

cleanPage();
rememberStyles();

// React keeps the stack of each of the first 10,000 elements of a second, for its warnings: a tenth of the time of these
// tests. To it they all come after those. A React that counts otherwise would take its time, and nothing else.
const inner: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof inner === 'object' && inner)
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
