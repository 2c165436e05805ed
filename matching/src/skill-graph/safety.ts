import type { Skill } from './skill.ts';

export const safety: readonly Skill[] = [
  {
    name: 'Security',
    also: 'security guard, guard, bouncer, gate security, bag check, screening, سیکیورٹی',
    near: { 'Health and safety': 0.4, 'Fire safety': 0.4 },
  },
  {
    name: 'Fire safety',
    also: 'firefighting, firefighter, fire warden, fire marshal, fire brigade',
    near: { 'Search and rescue': 0.6, 'Health and safety': 0.5, 'First aid': 0.3 },
  },
  {
    name: 'Search and rescue',
    also: 'rescue, rescuer, rescue 1122, civil defence, civil defense',
    near: { 'Disaster relief': 0.7, Paramedic: 0.6 },
  },
  {
    name: 'Disaster relief',
    also: 'relief, relief work, flood relief, emergency response, disaster management, humanitarian aid',
    near: { 'First aid': 0.4, Logistics: 0.4, 'Social work': 0.4 },
  },
  {
    name: 'Health and safety',
    also: 'safety, safety officer, risk assessment, hse, safeguarding, road safety',
    near: { 'First aid': 0.4, 'Crowd management': 0.4 },
  },
];
