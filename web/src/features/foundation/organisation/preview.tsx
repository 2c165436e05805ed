import { nameIn } from '@saath/contract/foundation/organisation/rules';
import { OWN_COLOUR, type Palette, paletteOf } from '@saath/contract/foundation/palette/rules';
import type { CSSProperties } from 'react';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import type { Draft, Settings } from './draft.ts';
import { NameWithMark } from './wordmark.tsx';

type PreviewProps = { draft: Draft; logo: Settings['logo'] };

const grounds = {
  light: { '--surface': '#fffdf9', '--ink': '#1b2420', '--line': '#e7dfd2' },
  dark: { '--surface': '#15201b', '--ink': '#eef2ee', '--line': '#26352e' },
} as const;

/** The head of a page and a button, as they will look on light and dark screens. */
export function Preview({ draft, logo }: PreviewProps) {
  const name = draft.name.trim();
  const isNamed = name !== '';
  const shown = nameIn(getLocale(), { name, isNamed });
  const { light, dark } = paletteOf(draft.colour ?? OWN_COLOUR);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-ink-soft text-sm">{m.this_is_how_it_looks()}</figcaption>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            style={styleOf(theme, theme === 'light' ? light : dark)}
            className="flex min-w-0 items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 text-ink"
          >
            <NameWithMark organisation={{ logo, isNamed }} name={shown} />
            <span
              aria-hidden
              className="flex-none rounded-field bg-primary px-3 py-2 font-semibold text-on-primary text-sm"
            >
              {m.events()}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}

function styleOf(theme: keyof typeof grounds, { primary, onPrimary }: Palette): CSSProperties {
  const style: Record<string, string> = {
    ...grounds[theme],
    '--primary': primary,
    '--on-primary': onPrimary,
  };
  return style;
}
