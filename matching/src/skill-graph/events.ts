import type { Skill } from './skill.ts';

export const events: readonly Skill[] = [
  {
    name: 'Event management',
    also: 'event planning, event organizer, event organization, event coordination, programme planning, organizing, coordinator',
    near: { 'Project management': 0.7, 'Stage management': 0.6, Logistics: 0.5, Hospitality: 0.4 },
  },
  {
    name: 'Registration desk',
    also: 'registration, check-in, check-in desk, welcome desk, sign-in desk, accreditation',
    near: { Reception: 0.8, 'Information desk': 0.8, Ticketing: 0.7, 'Data entry': 0.5 },
  },
  {
    name: 'Information desk',
    also: 'information counter, information point, help counter, info desk',
    near: { Reception: 0.8, 'Customer service': 0.7, Ushering: 0.6 },
  },
  {
    name: 'Ticketing',
    also: 'tickets, ticket sales, ticket checking, box office, booking, entry gate',
    near: { Reception: 0.5, 'Customer service': 0.5, Ushering: 0.5 },
  },
  {
    name: 'Ushering',
    also: 'usher, seating, guide, guest guidance, guiding guests, wayfinding',
    near: { 'Crowd management': 0.7, Hospitality: 0.7 },
  },
  {
    name: 'Crowd management',
    also: 'crowd control, crowd safety, queue management, marshal, steward, stewarding',
    near: { Security: 0.7, 'Traffic control': 0.6 },
  },
  {
    name: 'Hospitality',
    also: 'guest relations, guest services, protocol, greeter, welcoming guests, front of house',
    near: { Reception: 0.7, 'Registration desk': 0.6, 'Customer service': 0.6 },
  },
  {
    name: 'Stage management',
    also: 'stage, backstage, stage manager, stage crew, stage hand',
    near: { Lighting: 0.6, Sound: 0.5, 'Venue set-up': 0.5, Theatre: 0.4 },
  },
  {
    name: 'Sound',
    also: 'sound system, sound engineer, sound technician, audio, audio visual, pa system, microphone',
    near: { Lighting: 0.6, 'DJ-ing': 0.6, Music: 0.3 },
  },
  {
    name: 'Lighting',
    also: 'lights, light technician, lighting technician, stage lighting, projector',
    near: { 'Electrical work': 0.5 },
  },
  {
    name: 'Venue set-up',
    also: 'setup, event setup, stall setup, tear down, dismantling, rigging, tents, pack up',
    near: { 'Loading and lifting': 0.7, Logistics: 0.5, Cleaning: 0.4 },
  },
  {
    name: 'Volunteer coordination',
    also: 'volunteer management, volunteer coordinator, volunteer manager, volunteer leader',
    near: { 'Team leadership': 0.7, 'Event management': 0.6, Recruitment: 0.4 },
  },
  {
    name: 'Festival support',
    also: 'festival, mela, carnival, funfair',
    near: { 'Event management': 0.6, 'Crowd management': 0.5, 'Venue set-up': 0.5 },
  },
  {
    name: 'Exhibition support',
    also: 'exhibition, expo, trade fair, booth staff',
    near: { 'Information desk': 0.6, Sales: 0.5, Hospitality: 0.5 },
  },
  {
    name: 'Conference support',
    also: 'conference, delegate handling, speaker liaison',
    near: { 'Registration desk': 0.6, Hospitality: 0.6, 'Event management': 0.6 },
  },
  {
    name: 'VIP protocol',
    also: 'vip handling, vip hosting, protocol duty',
    near: { Hospitality: 0.8, Security: 0.4, Reception: 0.5 },
  },
  {
    name: 'Cloakroom',
    also: 'coat check, luggage, bag storage',
    near: { Reception: 0.5, 'Information desk': 0.5, Warehouse: 0.3 },
  },
  {
    name: 'Lost and found',
    also: 'lost property, lost children',
    near: { 'Information desk': 0.7, Reception: 0.5, 'Child care': 0.3 },
  },
  {
    name: 'Gift packing',
    also: 'gift wrapping, goody bags, prize distribution',
    near: { 'Food packing': 0.7, Handicrafts: 0.4 },
  },
];
