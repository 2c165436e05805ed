import { createElement, type SVGProps } from 'react';

type Drawing = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number };

/** Draws an icon of Lucide, in whose place the build puts this (light-build.ts). Lines of 2 on a field of 24. */
export function createIcon({ node }: Drawing) {
  // Handed over one by one, as parts that never change their order: no keys are needed.
  const draw = ([tag, attributes]: Drawing['node'][number]) => createElement(tag, attributes);
  return ({ size = 24, ...rest }: IconProps) => {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      // An icon beside words says nothing of its own.
      'aria-hidden': rest['aria-label'] ? undefined : true,
      ...rest,
    } as const;
    return createElement('svg', attributes, ...node.map(draw));
  };
}
