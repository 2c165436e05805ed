import type { Skill } from './skill.ts';

export const leadership: readonly Skill[] = [
  {
    name: 'Management',
    also: 'manager, managing, supervision, supervisor, team management, business management, انتظام',
    near: { 'Team leadership': 0.85, 'Project management': 0.8, 'Event management': 0.75 },
  },
  {
    name: 'Team leadership',
    also: 'leader, leadership, team lead, team leader, captain',
    near: { 'Project management': 0.6, Teamwork: 0.3, 'Event management': 0.5 },
  },
  {
    name: 'Project management',
    also: 'project manager, project planning, project coordination, scrum, agile',
    near: { Planning: 0.7 },
  },
  {
    name: 'Planning',
    also: 'strategy, strategic planning, planner',
    near: { Management: 0.6, 'Event management': 0.5 },
  },
  {
    name: 'Entrepreneurship',
    also: 'entrepreneur, business, business development, startups',
    near: { Management: 0.6, Marketing: 0.4, Sales: 0.4 },
  },
  { name: 'Teamwork', also: 'team player, collaboration', near: { Communication: 0.5 } },
  {
    name: 'Problem solving',
    also: 'critical thinking, decision making, troubleshooting',
    near: { Planning: 0.4 },
  },
  {
    name: 'Time management',
    also: 'punctuality, multitasking',
    near: { Scheduling: 0.5, Planning: 0.5 },
  },
  {
    name: 'Board membership',
    also: 'trustee, board member, advisory board',
    near: { Management: 0.7, Finance: 0.4, Planning: 0.6 },
  },
  {
    name: 'Crisis management',
    also: 'incident management, incident command',
    near: { 'Disaster relief': 0.6, Management: 0.6, 'Emergency preparedness': 0.7 },
  },
  {
    name: 'Team building',
    also: 'ice breakers, team games, energisers',
    near: { Training: 0.6, 'Youth work': 0.5, 'Team leadership': 0.4 },
  },
  {
    name: 'Creativity',
    also: 'creative thinking, brainstorming, innovation',
    near: { 'Problem solving': 0.5, 'Graphic design': 0.3 },
  },
  {
    name: 'Empathy',
    also: 'active listening, good listener, patience',
    near: { Companionship: 0.5, Communication: 0.5, 'Mental health': 0.4 },
  },
];
