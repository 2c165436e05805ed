import { type Palette, paletteOf } from '@saath/contract/foundation/palette/rules';

const declared = ({ primary, primaryStrong, onPrimary, primarySoft }: Palette) =>
  `--primary:${primary};--primary-strong:${primaryStrong};--on-primary:${onPrimary};--primary-soft:${primarySoft}`;

/**
 * The colours of tokens.css that follow the organisation's, in both themes; empty where it has chosen none. `--own` is
 * for drawings, which are the same in both. For the root's loader: pages carry the rules, not what makes them.
 */
export function siteColours(colour: string | null): string {
  if (!colour) return '';
  const { light, dark } = paletteOf(colour);
  // More exact than `:root`, so that it holds wherever the stylesheet stands. Nothing but `#rrggbb` gets in.
  return `html:root{--own:${light.primary};${declared(light)}}@media (prefers-color-scheme:dark){html:root{${declared(dark)}}}`;
}
