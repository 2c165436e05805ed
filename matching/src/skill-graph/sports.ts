import type { Skill } from './skill.ts';

export const sports: readonly Skill[] = [
  {
    name: 'Sports coaching',
    also: 'coach, coaching, sports, sports teacher, physical education, games',
    near: { Fitness: 0.6, Athletics: 0.6, 'Youth work': 0.4, Mentoring: 0.3 },
  },
  {
    name: 'Cricket',
    also: 'cricketer, cricket coaching, batting, bowling, کرکٹ',
    near: { 'Sports coaching': 0.5, Refereeing: 0.4, Scorekeeping: 0.4 },
  },
  {
    name: 'Football',
    also: 'soccer, futsal, footballer, فٹبال',
    near: { 'Sports coaching': 0.5, Refereeing: 0.4 },
  },
  {
    name: 'Hockey',
    also: 'hockey coaching, field hockey',
    near: { Refereeing: 0.3, 'Sports coaching': 0.5 },
  },
  {
    name: 'Basketball',
    also: 'basketball coaching, netball',
    near: { 'Sports coaching': 0.5, Volleyball: 0.4 },
  },
  {
    name: 'Volleyball',
    also: 'volleyball coaching, beach volleyball',
    near: { 'Sports coaching': 0.5 },
  },
  {
    name: 'Badminton',
    also: 'badminton coaching, shuttlecock',
    near: { 'Sports coaching': 0.5, Tennis: 0.5 },
  },
  { name: 'Tennis', also: 'tennis coaching, padel', near: { 'Sports coaching': 0.5 } },
  {
    name: 'Table tennis',
    also: 'ping pong, table tennis coaching',
    near: { 'Sports coaching': 0.4, Tennis: 0.3 },
  },
  {
    name: 'Athletics',
    also: 'running, runner, marathon, track and field, jogging',
    near: { Fitness: 0.6 },
  },
  { name: 'Swimming', also: 'swimmer, swimming coach', near: { Diving: 0.5 } },
  {
    name: 'Lifeguarding',
    also: 'lifeguard, water safety, water rescue, lifesaving',
    near: { Swimming: 0.6, 'Search and rescue': 0.5, 'First aid': 0.5 },
  },
  { name: 'Diving', also: 'diver, scuba, scuba diving', near: { Lifeguarding: 0.4 } },
  { name: 'Cycling', also: 'cyclist, bicycle, biking, bike', near: { 'Motorcycle riding': 0.3 } },
  {
    name: 'Horse riding',
    also: 'equestrian, horses',
    near: { 'Sports coaching': 0.3, 'Animal care': 0.4 },
  },
  {
    name: 'Yoga',
    also: 'yoga teacher, pilates, mindfulness, meditation',
    near: { 'Mental health': 0.3, Fitness: 0.6 },
  },
  { name: 'Fitness', also: 'gym, aerobics, exercise, zumba, personal trainer' },
  {
    name: 'Martial arts',
    also: 'karate, taekwondo, judo, wrestling, boxing, self defence, self defense',
    near: { Fitness: 0.6, 'Sports coaching': 0.5 },
  },
  {
    name: 'Refereeing',
    also: 'referee, umpire, umpiring, match official',
    near: { Scorekeeping: 0.7, 'Sports coaching': 0.5 },
  },
  { name: 'Scorekeeping', also: 'scorer, scoring, timekeeping, time keeper' },
  { name: 'Chess', also: 'chess coach', near: { 'Youth work': 0.3 } },
  {
    name: 'Kabaddi',
    also: 'kabaddi player, kabaddi coaching',
    near: { Refereeing: 0.3, 'Sports coaching': 0.4 },
  },
  {
    name: 'Rowing',
    also: 'rower, kayaking, canoeing',
    near: { 'Boat handling': 0.6, Swimming: 0.3 },
  },
  {
    name: 'Race marshalling',
    also: 'course marshal, water station, race volunteer',
    near: { 'Crowd management': 0.7, 'Traffic control': 0.6, Athletics: 0.4 },
  },
  {
    name: 'Adaptive sports',
    also: 'para sports, special olympics, wheelchair sports, blind cricket',
    near: { 'Sports coaching': 0.7, 'Disability support': 0.7 },
  },
  { name: 'Board games', also: 'ludo, carrom, scrabble', near: { Chess: 0.6, 'Youth work': 0.3 } },
];
