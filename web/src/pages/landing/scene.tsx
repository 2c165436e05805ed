import { Flower } from '../../ui/flower.tsx';

/** The hero's picture: a painted truck under large flowers, on its way with everyone aboard. */
export function Scene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 560" className={className}>
      <circle cx="330" cy="270" r="240" fill="#f2a516" opacity="0.22" />
      <circle cx="330" cy="270" r="178" fill="#f2a516" opacity="0.28" />
      <Flower x={330} y={168} size={132} petals={12} petal="#f2a516" heart="#b5432e" />
      <Flower x={128} y={226} size={66} petals={8} petal="#b5432e" heart="#fbf0d9" turn={20} />
      <Flower x={534} y={214} size={72} petals={8} petal="#2b6cb0" heart="#fbf0d9" turn={10} />
      <Leaves />
      <Truck />
      <path
        d="M20 520 H620"
        stroke="var(--primary)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="36 20"
      />
    </svg>
  );
}

function Leaves() {
  const leaves = [
    [96, 330, -40],
    [196, 318, 24],
    [470, 316, -20],
    [572, 328, 42],
  ] as const;
  return (
    <g fill="#2c8a6b">
      {leaves.map(([x, y, turn]) => (
        <path
          key={x}
          d="M0 0 C-24 -26 -24 -62 0 -92 C24 -62 24 -26 0 0 Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </g>
  );
}

function Truck() {
  const windows = [168, 244, 320, 396];
  return (
    <g>
      <path d="M96 326 H480 V470 H96 Z" fill="var(--own,#0e5a47)" />
      <path d="M480 358 H556 C580 372 590 400 590 470 H480 Z" fill="#b5432e" />
      <path d="M496 374 H546 C560 382 566 396 568 414 H496 Z" fill="#d9ecf5" />
      <path d="M84 312 H492 V330 H84 Z" fill="#f2a516" />
      {Array.from({ length: 13 }, (_, index) => 98 + index * 32).map((x) => (
        <circle key={x} cx={x} cy={330} r={12} fill="#fbf0d9" />
      ))}
      {windows.map((x, index) => (
        <Passenger
          key={x}
          x={x}
          shade={['#f0c9a2', '#b98258', '#e2ad7d', '#8d5a3a'][index] ?? ''}
        />
      ))}
      <path d="M96 436 H590 V470 H96 Z" fill="#f2a516" />
      {Array.from({ length: 15 }, (_, index) => 114 + index * 33).map((x) => (
        <path key={x} d={`M${x} 438 l12 15 l-12 15 l-12 -15 Z`} fill="#b5432e" />
      ))}
      {[180, 510].map((x) => (
        <g key={x}>
          <circle cx={x} cy={478} r={42} fill="#3a4741" />
          <Flower x={x} y={478} size={27} petals={8} petal="#f2a516" heart="#fbf0d9" />
        </g>
      ))}
    </g>
  );
}

function Passenger({ x, shade }: { x: number; shade: string }) {
  return (
    <g>
      <path d={`M${x - 28} 428 V384 a28 28 0 0 1 56 0 V428 Z`} fill="#fbf0d9" />
      <circle cx={x} cy={388} r={14} fill={shade} />
      <path
        d={`M${x - 22} 428 a22 24 0 0 1 44 0 Z`}
        fill={shade === '#b98258' ? '#2b6cb0' : '#b5432e'}
      />
    </g>
  );
}
