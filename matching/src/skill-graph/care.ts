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
  { name: 'Legal aid', also: 'law, lawyer, legal, legal advice, human rights, paralegal' },
  {
    name: 'Mediation',
    also: 'mediator, conflict resolution, peace building, negotiation',
    near: { 'Legal aid': 0.4, 'Social work': 0.4 },
  },
];
