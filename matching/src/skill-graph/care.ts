import type { Skill } from './skill.ts';

export const care: readonly Skill[] = [
  {
    name: 'Child care',
    also: 'babysitting, babysitter, nanny, day care, creche, children, kids, kids zone',
    near: { 'Early childhood education': 0.8, Teaching: 0.5, Caregiving: 0.5, 'Youth work': 0.5 },
  },
  {
    name: 'Elder care',
    also: 'elderly care, elderly, senior care, aged care, old age home, geriatric care',
    near: { Caregiving: 0.8, Nursing: 0.7, Companionship: 0.6 },
  },
  { name: 'Caregiving', also: 'carer, caring, caretaker, care work', near: { Companionship: 0.5 } },
  {
    name: 'Disability support',
    also: 'disability, disabilities, wheelchair, accessibility, special assistance, inclusion',
    near: { Caregiving: 0.7, Nursing: 0.4 },
  },
  { name: 'Companionship', also: 'companion, befriending, hospital visits, home visits' },
  {
    name: 'Social work',
    also: 'social worker, social service, community service, welfare, community development',
    near: { 'Youth work': 0.6, Caregiving: 0.4 },
  },
  { name: 'Youth work', also: 'youth, youth leadership, youth development, young people' },
  {
    name: 'Refugee support',
    also: 'refugees, migrants, asylum seekers',
    near: { 'Social work': 0.6, 'Legal aid': 0.4 },
  },
  {
    name: 'Homeless support',
    also: 'homelessness, night shelter',
    near: { 'Social work': 0.6, 'Serving food': 0.4 },
  },
  {
    name: 'Orphan care',
    also: 'orphanage, orphans',
    near: { 'Child care': 0.8, 'Social work': 0.5 },
  },
  {
    name: "Women's empowerment",
    also: 'women empowerment, gender equality, women rights, girls education',
    near: { 'Social work': 0.5, 'Legal aid': 0.3 },
  },
  {
    name: 'Clothes distribution',
    also: 'clothes donation, clothes drive, clothing drive, blanket distribution, winter drive',
    near: { Warehouse: 0.4, 'Food packing': 0.5 },
  },
  {
    name: 'Peer support',
    also: 'peer educator, peer education, support group',
    near: { 'Mental health': 0.6, Mentoring: 0.6, Empathy: 0.5 },
  },
  {
    name: 'Dementia care',
    also: 'dementia, alzheimers, memory care',
    near: { 'Elder care': 0.85, Nursing: 0.7, Caregiving: 0.7 },
  },
  {
    name: 'Bereavement support',
    also: 'grief counselling, grief support',
    near: { 'Mental health': 0.7, Companionship: 0.6 },
  },
  {
    name: 'Sight loss support',
    also: 'blind support, visual impairment, reading to the blind, sighted guide',
    near: { 'Disability support': 0.7, Companionship: 0.4 },
  },
  {
    name: 'Deaf support',
    also: 'deaf, hearing impairment, hearing loss',
    near: { 'Sign language': 0.8, 'Disability support': 0.6 },
  },
  {
    name: 'Domestic violence support',
    also: 'women shelter, gender based violence, survivor support',
    near: { "Women's empowerment": 0.7, 'Social work': 0.7, 'Psychological first aid': 0.6 },
  },
  {
    name: 'Family support',
    also: 'parenting, parenting classes, single mothers, widows',
    near: { 'Social work': 0.7, 'Mental health': 0.5, 'Child care': 0.4 },
  },
  {
    name: 'Foster care',
    also: 'foster parent, child adoption',
    near: { 'Child care': 0.7, 'Orphan care': 0.7, 'Social work': 0.5 },
  },
  {
    name: 'Street children',
    also: 'child labour, working children',
    near: { 'Youth work': 0.7, 'Child protection': 0.7, Tutoring: 0.4 },
  },
  {
    name: 'Prison support',
    also: 'prison visits, prisoners, ex offenders',
    near: { 'Social work': 0.6, 'Legal aid': 0.5, Mentoring: 0.4 },
  },
  {
    name: 'Shelter work',
    also: 'shelter, shelter helper, night warden, پناہ گاہ',
    near: { 'Homeless support': 0.85, Caregiving: 0.4, 'Serving food': 0.4 },
  },
  {
    name: 'Casework',
    also: 'case worker, case management',
    near: { 'Social work': 0.85, 'Refugee support': 0.5, Administration: 0.4 },
  },
  {
    name: 'Newcomer orientation',
    also: 'migrant integration, settlement support, integration support',
    near: { 'Refugee support': 0.8, Interpretation: 0.4, Mentoring: 0.4 },
  },
  {
    name: 'Job search support',
    also: 'job readiness, employment support, job placement',
    near: { 'Career counselling': 0.85, Recruitment: 0.6, Mentoring: 0.5 },
  },
];
