import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconsFromLucide } from '../../icons-from-lucide.ts';
import * as icons from './icons.ts';

/** Said by the drawing as a whole are colours, widths and ends of lines. */
const SHAPES =
  /^(?:<(path|circle|rect|ellipse)(?: (?:[dxyr]|[cr][xy]|width|height)="[-\w .]+"| fill="currentColor")+><\/\1>)+$/;

describe('icons', () => {
  it('each is drawn by plain shapes, and says nothing to who listens', () => {
    for (const [name, Icon] of Object.entries(icons)) {
      const [, whole, shapes] =
        /^<svg ([^>]*)>(.*)<\/svg>$/.exec(renderToStaticMarkup(<Icon size={16} />)) ?? [];
      expect(whole, name).toContain('width="16" height="16"');
      expect(whole, name).toContain('aria-hidden="true"');
      expect(shapes, name).toMatch(SHAPES);
    }
  });

  it('one with a label of its own is read out', () => {
    const drawn = renderToStaticMarkup(<icons.Star aria-label="Favourite" />);
    expect(drawn).toContain('aria-label="Favourite"');
    expect(drawn).not.toContain('aria-hidden');
  });

  it('one that Lucide does not have is refused by its name', () => {
    const { handler } = iconsFromLucide().load as { handler: (id: string) => unknown };
    expect(() => handler('\0virtual:lucide/no-such-thing')).toThrow('no drawing no-such-thing');
  });
});
