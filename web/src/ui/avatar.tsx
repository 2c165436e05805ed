import { useBrokenImage } from '../lib/broken-image.ts';

/** Twelve tints, light enough for dark letters in both themes. */
const tints = [
  '#f6c9a8',
  '#f2d07d',
  '#cfe0a0',
  '#a9dcb9',
  '#9ddcd4',
  '#a8d3ee',
  '#b9c6f4',
  '#d3bff0',
  '#ecbbe0',
  '#f4bcc4',
  '#e6cdb4',
  '#c9d6cc',
];

/** The tint of a name, always the same one. */
export function tintOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tints[sum % tints.length] ?? '#c9d6cc';
}

type AvatarProps = { name: string; src?: string | null; size?: number };

/** A person's picture, or their initial on a tint that stays the same for the name. Always beside the name in words. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const { isBroken, watch } = useBrokenImage();
  const box = { width: size, height: size };
  if (src && !isBroken)
    return (
      <img
        {...watch}
        src={src}
        alt=""
        {...box}
        style={box}
        loading="lazy"
        className="flex-none rounded-full object-cover"
      />
    );
  const [initial = '?'] = name.trim();
  return (
    <span
      aria-hidden="true"
      style={{ ...box, backgroundColor: tintOf(name), color: '#1b2420', fontSize: size * 0.44 }}
      className="grid flex-none place-items-center rounded-full font-semibold leading-none select-none"
    >
      {initial.toUpperCase()}
    </span>
  );
}
