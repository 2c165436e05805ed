type FlowerProps = {
  x: number;
  y: number;
  /** Radius. */
  size: number;
  petals: number;
  petal: string;
  heart: string;
  /** Degrees. */
  turn?: number;
};

/** One flower of our drawings, as part of an SVG: two rings of petals and a heart. */
export function Flower({ x, y, size, petals, petal, heart, turn = 0 }: FlowerProps) {
  const angles = Array.from({ length: petals }, (_, index) => (index * 360) / petals);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {angles.map((angle) => (
        <path
          key={angle}
          d={petalPath(size, petals)}
          transform={`rotate(${angle})`}
          fill={petal}
          stroke={heart}
          strokeWidth={size * 0.03}
        />
      ))}
      {angles.map((angle) => (
        <path
          key={angle}
          d={petalPath(size * 0.58, petals)}
          transform={`rotate(${angle + 180 / petals})`}
          fill={heart}
        />
      ))}
      <circle r={size * 0.24} fill={petal} />
      <circle r={size * 0.12} fill={heart} />
    </g>
  );
}

/** A pointed petal upwards from the middle. */
function petalPath(length: number, petals: number): string {
  const width = (length * 2.4) / petals;
  return `M0 0 C${-width} ${-length * 0.4} ${-width * 0.9} ${-length * 0.8} 0 ${-length} C${width * 0.9} ${-length * 0.8} ${width} ${-length * 0.4} 0 0 Z`;
}
