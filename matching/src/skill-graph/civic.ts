import type { Skill } from './skill.ts';

export const civic: readonly Skill[] = [
  { name: 'Legal aid', also: 'law, lawyer, legal, legal advice, paralegal, advocate' },
  {
    name: 'Mediation',
    also: 'mediator, conflict resolution, peace building, negotiation',
    near: { 'Legal aid': 0.4, 'Social work': 0.4 },
  },
  {
    name: 'Human rights',
    also: 'civil rights, minority rights, rights advocacy',
    near: { 'Legal aid': 0.6, 'Awareness campaign': 0.6 },
  },
  {
    name: 'Voter registration',
    also: 'voter education, voter outreach, electoral roll',
    near: { 'Community outreach': 0.7, 'Registration desk': 0.6, 'Data entry': 0.5 },
  },
  {
    name: 'Election observation',
    also: 'election monitoring, election observer, polling observer',
    near: { 'Polling station work': 0.7, Surveys: 0.5, 'Human rights': 0.4 },
  },
  {
    name: 'Polling station work',
    also: 'poll worker, polling agent, election day, elections',
    near: { 'Registration desk': 0.6, 'Crowd management': 0.5, Administration: 0.4 },
  },
  {
    name: 'Public services help',
    also: 'citizens advice, benefits advice, form help, nadra',
    near: { 'Legal aid': 0.6, 'Social work': 0.6, Administration: 0.5 },
  },
  {
    name: 'Policy work',
    also: 'public policy, policy research, governance',
    near: { Research: 0.7, Writing: 0.5, 'Legal aid': 0.4 },
  },
  {
    name: 'Fact checking',
    also: 'misinformation, fact checker',
    near: { Journalism: 0.8, Research: 0.7 },
  },
  {
    name: 'Community organising',
    also: 'community organizer, grassroots organizing',
    near: { 'Community outreach': 0.8, 'Team leadership': 0.6, 'Volunteer coordination': 0.6 },
  },
];
