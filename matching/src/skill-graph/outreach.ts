import type { Skill } from './skill.ts';

export const outreach: readonly Skill[] = [
  {
    name: 'Marketing',
    also: 'digital marketing, seo, email marketing, advertising, promotion, publicity',
    near: { 'Social media': 0.8, 'Public relations': 0.7, Sales: 0.5 },
  },
  { name: 'Public relations', also: 'pr, media relations, press relations' },
  {
    name: 'Public speaking',
    also: 'speaker, speech, presentation, presenting, debate, debating',
    near: { 'Event hosting': 0.8, Training: 0.6, Teaching: 0.5, Communication: 0.4 },
  },
  {
    name: 'Event hosting',
    also: 'hosting, host, mc, emcee, compere, anchor, anchoring, quiz master, master of ceremonies',
    near: { Entertaining: 0.4 },
  },
  {
    name: 'Communication',
    also: 'communication skills, communicator, interpersonal skills, people skills',
    near: { 'Customer service': 0.5, 'Public relations': 0.5 },
  },
  {
    name: 'Community outreach',
    also: 'outreach, community mobilization, community engagement, door to door, canvassing',
    near: { 'Awareness campaign': 0.7, 'Social work': 0.6, Surveys: 0.4, Communication: 0.5 },
  },
  {
    name: 'Awareness campaign',
    also: 'awareness, awareness raising, advocacy, campaign, campaigning, activism',
    near: { Marketing: 0.4 },
  },
  {
    name: 'Fundraising',
    also: 'fund raiser, donations, donation drive, donation collection, charity, crowdfunding',
    near: { Sponsorship: 0.8, 'Grant writing': 0.6, Sales: 0.5, Marketing: 0.4 },
  },
  { name: 'Grant writing', also: 'grants, grant proposal, proposal writing' },
  { name: 'Sponsorship', also: 'sponsor, corporate relations, partnerships', near: { Sales: 0.4 } },
  {
    name: 'Sales',
    also: 'selling, retail, stall, stall management, merchandise, bazaar, bake sale',
    near: { 'Customer service': 0.6, Ticketing: 0.5 },
  },
  {
    name: 'Petitions',
    also: 'signature collection, lobbying, policy advocacy',
    near: { 'Awareness campaign': 0.7, 'Community outreach': 0.6 },
  },
  {
    name: 'Donor relations',
    also: 'donor management, donor stewardship',
    near: { Fundraising: 0.8, 'Public relations': 0.6, 'Customer service': 0.4 },
  },
  {
    name: 'Street collection',
    also: 'bucket collection, donation box, tin collection',
    near: { Fundraising: 0.7, 'Community outreach': 0.6 },
  },
  {
    name: 'Charity shop',
    also: 'thrift shop, second hand shop',
    near: { Sales: 0.8, 'Donation sorting': 0.6, 'Customer service': 0.5 },
  },
  {
    name: 'Phone banking',
    also: 'telemarketing, cold calling, phone calls, telethon',
    near: { 'Customer service': 0.7, Fundraising: 0.4, Surveys: 0.4 },
  },
  {
    name: 'Leafleting',
    also: 'leaflets, flyers, flyer distribution, pamphlets',
    near: { 'Awareness campaign': 0.6, 'Community outreach': 0.7 },
  },
];
