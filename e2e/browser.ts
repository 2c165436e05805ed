import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The one without windows comes first: no page of its own to draw beside ours. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A browser of this machine: named, Playwright's own or the system's; undefined lets Playwright say how to get one. */
export function browserPath(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH ?? '', own, ...usual].find((path) => path && existsSync(path));
}

/** Playwright adds --no-sandbox by itself, without which it would not start as root. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
