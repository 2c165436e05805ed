import type { Skill } from './skill.ts';

export const performance: readonly Skill[] = [
  { name: 'Singing', also: 'singer, vocals, choir, naat, qawwali', near: { Music: 0.6 } },
  { name: 'Music', also: 'musician, guitar, piano, drums, dhol, tabla, harmonium, violin, flute' },
  { name: 'DJ-ing', also: 'dj, disc jockey', near: { Music: 0.4 } },
  { name: 'Dance', also: 'dancer, choreography, choreographer, bhangra', near: { Fitness: 0.3 } },
  {
    name: 'Theatre',
    also: 'theater, drama, acting, actor, skit, performing arts',
    near: { Entertaining: 0.6, Dance: 0.3, 'Public speaking': 0.4 },
  },
  { name: 'Poetry', also: 'poet, poems, mushaira, شاعری', near: { Writing: 0.4, Theatre: 0.3 } },
  {
    name: 'Entertaining',
    also: 'comedy, comedian, stand up comedy, magic, magician, clown, juggling',
    near: { 'Child care': 0.3 },
  },
  {
    name: 'Puppetry',
    also: 'puppet show, puppeteer',
    near: { Storytelling: 0.7, Entertaining: 0.6, Theatre: 0.5 },
  },
];
