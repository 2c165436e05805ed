import { type Palette, paletteOf } from '@saath/contract/foundation/palette/rules';

const declared = ({ primary, primaryStrong, onPrimary, primarySoft }: Palette) =>
  `--primary:${primary};--primary-strong:${primaryStrong};--on-primary:${onPrimary};--primary-soft:${primarySoft}`;

/** The colours of tokens.css that follow the organisation's, in both themes; nothing where it has chosen none. */
export function SiteColours({ colour }: { colour: string | null }) {
  if (!colour) return null;
  const { light, dark } = paletteOf(colour);
  // More exact than `:root`, so that it holds wherever the stylesheet stands. Nothing but `#rrggbb` gets in.
  const css = `html:root{${declared(light)}}@media (prefers-color-scheme:dark){html:root{${declared(dark)}}}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: colours that were just computed
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
