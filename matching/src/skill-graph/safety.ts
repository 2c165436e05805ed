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
    also: 'relief, relief work, flood relief, earthquake relief, emergency response, disaster management, humanitarian aid',
    near: { 'First aid': 0.4, Logistics: 0.4, 'Social work': 0.4 },
  },
  {
    name: 'Health and safety',
    also: 'safety, safety officer, risk assessment, hse, road safety',
    near: { 'First aid': 0.4, 'Crowd management': 0.4 },
  },
  {
    name: 'Child protection',
    also: 'safeguarding, child safeguarding, child safety, child rights',
    near: { 'Social work': 0.7, 'Child care': 0.5, 'Health and safety': 0.4, 'Legal aid': 0.3 },
  },
  {
    name: 'Flood rescue',
    also: 'swift water rescue, boat rescue',
    near: { 'Search and rescue': 0.8, Lifeguarding: 0.6, 'Boat handling': 0.6 },
  },
  {
    name: 'Emergency preparedness',
    also: 'evacuation, evacuation planning, emergency drills',
    near: { 'Disaster relief': 0.7, 'Fire safety': 0.6, 'Health and safety': 0.6 },
  },
  {
    name: 'Relief camps',
    also: 'camp management, relief camp, temporary shelter, evacuation centre',
    near: { 'Disaster relief': 0.8, 'Shelter work': 0.6, Logistics: 0.5 },
  },
  {
    name: 'Damage assessment',
    also: 'rapid assessment, disaster assessment',
    near: { Surveys: 0.7, 'Disaster relief': 0.6, Construction: 0.3 },
  },
  {
    name: 'Debris removal',
    also: 'rubble clearing, sandbags, sandbagging',
    near: { 'Loading and lifting': 0.7, 'Disaster relief': 0.6, Construction: 0.5 },
  },
  {
    name: 'Radio communication',
    also: 'walkie talkie, ham radio, wireless operator',
    near: { Security: 0.4, 'Disaster relief': 0.3 },
  },
];
