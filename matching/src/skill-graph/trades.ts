import type { Skill } from './skill.ts';

export const trades: readonly Skill[] = [
  {
    name: 'Carpentry',
    also: 'carpenter, woodwork, joinery, furniture, framing',
    near: { Construction: 0.6, Repairs: 0.6, 'Venue set-up': 0.4 },
  },
  {
    name: 'Electrical work',
    also: 'electrician, electrical, electric, wiring, generator, electrical engineering',
    near: { Repairs: 0.4 },
  },
  { name: 'Plumbing', also: 'plumber, pipe fitting', near: { Repairs: 0.6 } },
  {
    name: 'Construction',
    also: 'builder, building, architect, mason, masonry, civil engineering',
    near: { 'House painting': 0.4, Repairs: 0.5 },
  },
  { name: 'House painting', also: 'whitewash, whitewashing' },
  { name: 'Welding', also: 'welder, metalwork', near: { Mechanics: 0.4, Construction: 0.4 } },
  { name: 'Mechanics', also: 'mechanic, car repair, auto repair, mechanical engineering' },
  { name: 'Repairs', also: 'handyman, maintenance, repairing, fixing', near: { Mechanics: 0.5 } },
  { name: 'Cleaning', also: 'cleaner, housekeeping, washing, laundry, sweeping, صفائی' },
  {
    name: 'Hairdressing',
    also: 'hairdresser, haircut, barber, beautician, makeup',
    near: { Henna: 0.4, 'Face painting': 0.3 },
  },
  {
    name: 'Bicycle repair',
    also: 'bike repair, bike mechanic, puncture repair',
    near: { Mechanics: 0.7, Repairs: 0.6, Cycling: 0.4 },
  },
  {
    name: 'Pest control',
    also: 'fumigation, mosquito spray, dengue spray',
    near: { Cleaning: 0.3, 'Public health': 0.4 },
  },
];
