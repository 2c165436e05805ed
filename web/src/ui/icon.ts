import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** What is drawn, one after the other, as `['circle', { cx: '12', cy: '12', r: '10' }]`. */
type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** In pixels; 24 unless told. */
  size?: number;
};
export type Icon = FunctionComponent<IconProps>;

/** A drawing of Lucide as a component: lines of 2 on a field of 24. */
export function createIcon(shapes: Shapes): Icon {
  // Handed over one by one, as parts that never change their order: no keys are needed.
  const draw = ([tag, attributes]: Shapes[number]) => createElement(tag, attributes);
  return ({ size = 24, ...rest }) => {
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
    return createElement('svg', attributes, ...shapes.map(draw));
  };
}
