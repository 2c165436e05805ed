import type { Skill } from './skill.ts';

export const office: readonly Skill[] = [
  {
    name: 'Data entry',
    also: 'data input, data entry operator, typing, typist, form filling',
    near: { 'Office software': 0.7, Administration: 0.7 },
  },
  {
    name: 'Administration',
    also: 'admin, administrative support, office work, office assistant, clerical, secretary, paperwork',
    near: { Reception: 0.6, 'Office software': 0.6, Management: 0.4 },
  },
  {
    name: 'Office software',
    also: 'excel, ms excel, spreadsheets, google sheets, ms office, microsoft office, ms word, powerpoint',
    near: { 'Data analysis': 0.5, Accounting: 0.4 },
  },
  {
    name: 'Reception',
    also: 'receptionist, front desk, reception desk',
    near: { 'Customer service': 0.7 },
  },
  {
    name: 'Customer service',
    also: 'customer support, customer care, call centre, call center, helpline, telephone',
  },
  {
    name: 'Accounting',
    also: 'accountant, bookkeeping, audit, auditing, cashier, cash handling, treasurer, tax return',
    near: { Finance: 0.8, Statistics: 0.3 },
  },
  { name: 'Finance', also: 'budgeting, budget, banking, financial management, financial planning' },
  {
    name: 'Research',
    also: 'researcher, literature review',
    near: { Surveys: 0.6, 'Data analysis': 0.6, Writing: 0.4, Statistics: 0.5 },
  },
  {
    name: 'Surveys',
    also: 'field work, enumerator, data collection, interviewing, questionnaires, needs assessment',
    near: { 'Data entry': 0.5 },
  },
  {
    name: 'Data analysis',
    also: 'data analyst, analytics, power bi, tableau, data visualization, spss',
    near: { Statistics: 0.8 },
  },
  { name: 'Statistics', also: 'statistician, statistical analysis, sampling' },
  {
    name: 'Recruitment',
    also: 'hr, human resources, recruiter, hiring, talent acquisition',
    near: { Management: 0.5, Administration: 0.4 },
  },
  {
    name: 'Scheduling',
    also: 'calendar management, rota planning, shift planning, appointments',
    near: { Administration: 0.7, 'Volunteer coordination': 0.6, Planning: 0.6 },
  },
  {
    name: 'Monitoring and evaluation',
    also: 'impact measurement, programme evaluation, mel',
    near: { Research: 0.7, 'Data analysis': 0.7, Surveys: 0.6 },
  },
];
