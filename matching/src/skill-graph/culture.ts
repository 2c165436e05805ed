import type { Skill } from './skill.ts';

export const culture: readonly Skill[] = [
  {
    name: 'Museum guiding',
    also: 'museum, museum guide, docent, art gallery',
    near: { 'Tour guiding': 0.85, Storytelling: 0.5, 'Information desk': 0.5, Teaching: 0.4 },
  },
  {
    name: 'Tour guiding',
    also: 'tour guide, city tours, walking tours, guided tours',
    near: { 'Museum guiding': 0.7, 'Public speaking': 0.5, Hospitality: 0.5 },
  },
  {
    name: 'Heritage conservation',
    also: 'heritage, local history, archaeology, monuments, historic buildings',
    near: { Construction: 0.4, 'Collections care': 0.6 },
  },
  {
    name: 'Collections care',
    also: 'curator, curating, artefacts',
    near: { Archiving: 0.7, 'Museum guiding': 0.5 },
  },
  {
    name: 'Archiving',
    also: 'archives, archivist, cataloguing, digitisation',
    near: { Library: 0.7, 'Data entry': 0.6, Research: 0.4 },
  },
  {
    name: 'Literary events',
    also: 'book club, reading club, literature festival',
    near: { Library: 0.6, Poetry: 0.5, 'Event management': 0.5 },
  },
  {
    name: 'Cultural exchange',
    also: 'intercultural, cross cultural, exchange students',
    near: { 'Newcomer orientation': 0.5, Interpretation: 0.4, Hospitality: 0.4 },
  },
];
