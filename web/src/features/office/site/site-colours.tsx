import { type Palette, paletteOf } from '@saath/contract/foundation/palette/rules';

const declared = ({ primary, primaryStrong, onPrimary, primarySoft }: Palette) =>
  `--primary:${primary};--primary-strong:${primaryStrong};--on-primary:${onPrimary};--primary-soft:${primarySoft}`;

/**
 * The colours of tokens.css that follow the organisation's, in both themes; nothing where it has chosen none. `--own` is
 * for drawings, which are the same in both.
 */
export function SiteColours({ colour }: { colour: string | null }) {
  if (!colour) return null;
  const { light, dark } = paletteOf(colour);
  // More exact than `:root`, so that it holds wherever the stylesheet stands. No sign in it is escaped as text: it is made of names and `#rrggbb` alone.
  const css = `html:root{--own:${light.primary};${declared(light)}}@media (prefers-color-scheme:dark){html:root{${declared(dark)}}}`;
  return <style>{css}</style>;
}
