import type { Skill } from './skill.ts';

export const faith: readonly Skill[] = [
  {
    name: 'Mosque service',
    also: 'mosque, masjid, mosque helper, مسجد',
    near: { Cleaning: 0.5, 'Crowd management': 0.4, 'Ramadan drive': 0.4 },
  },
  {
    name: 'Church service',
    also: 'church, church helper, sunday school, altar server',
    near: { Hospitality: 0.4, 'Youth work': 0.4 },
  },
  {
    name: 'Temple service',
    also: 'temple, mandir, gurdwara, sewa, seva',
    near: { 'Serving food': 0.5, Cleaning: 0.5 },
  },
  {
    name: 'Teaching Quran',
    also: 'quran, quran teacher, hifz, tajweed, nazra, قرآن',
    near: { Teaching: 0.6, Arabic: 0.5 },
  },
  {
    name: 'Ramadan drive',
    also: 'ramadan, ramzan, ramadan volunteering, sehri, رمضان',
    near: {
      'Iftar service': 0.8,
      'Ration distribution': 0.8,
      'Food packing': 0.7,
      Fundraising: 0.5,
    },
  },
  {
    name: 'Iftar service',
    also: 'iftar, iftar drive, iftar serving, iftar distribution, dastarkhwan, افطار',
    near: { 'Serving food': 0.9, Catering: 0.6, 'Food packing': 0.6, 'Ramadan drive': 0.8 },
  },
  {
    name: 'Eid celebration',
    also: 'eid, eid gifts, eid milan, eidi, عید',
    near: { 'Gift packing': 0.6, 'Event management': 0.5, Henna: 0.4 },
  },
  {
    name: 'Qurbani distribution',
    also: 'qurbani, meat distribution, hides collection, butcher, قربانی',
    near: { 'Ration distribution': 0.7, 'Food packing': 0.6, 'Food safety': 0.4 },
  },
  {
    name: 'Zakat collection',
    also: 'zakat, sadaqah, fitrana, زکوۃ',
    near: { Fundraising: 0.8, 'Street collection': 0.7, Accounting: 0.4 },
  },
  {
    name: 'Hajj support',
    also: 'hajj, umrah, pilgrims, hajj volunteer',
    near: { 'Crowd management': 0.6, Hospitality: 0.6, Arabic: 0.5, 'First aid': 0.3 },
  },
  {
    name: 'Religious gatherings',
    also: 'milad, majlis, muharram, procession, sabeel',
    near: { 'Crowd management': 0.6, 'Drinks service': 0.5, 'Event management': 0.4 },
  },
  {
    name: 'Funeral service',
    also: 'funeral, janazah, burial, ghusl',
    near: { 'Mosque service': 0.4, 'Bereavement support': 0.5 },
  },
  {
    name: 'Christmas celebration',
    also: 'christmas, santa, easter',
    near: { 'Gift packing': 0.6, Singing: 0.4, 'Church service': 0.5 },
  },
  {
    name: 'Diwali and Holi',
    also: 'diwali, holi, vaisakhi',
    near: { Decoration: 0.5, 'Temple service': 0.5, 'Event management': 0.4 },
  },
  {
    name: 'Interfaith work',
    also: 'interfaith, interfaith dialogue, religious harmony',
    near: { Mediation: 0.6, 'Public speaking': 0.4, 'Community outreach': 0.5 },
  },
];
