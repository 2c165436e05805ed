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
  { name: 'Problem solving', also: 'critical thinking, decision making, troubleshooting' },
  { name: 'Time management', also: 'punctuality, multitasking', near: { Planning: 0.5 } },
];
