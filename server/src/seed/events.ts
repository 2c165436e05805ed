/** Twenty-four made-up events, placed around the present: past, going on, coming, unpublished, cancelled. */
import type { EventType } from '@saath/contract/events/events/rules';
import type { SceneKind } from './scenes.ts';

type DemoRole = readonly [
  name: string,
  description: string,
  places: number,
  skills: readonly string[],
  /** How many it needs at least; all of them when left out. */
  fewest?: number,
];

export type DemoEvent = {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly type: EventType;
  /** Whole days from today; the hour is local. */
  readonly day: number;
  readonly hour: number;
  readonly hours: number;
  readonly roles: readonly DemoRole[];
  readonly scenes: readonly SceneKind[];
  readonly state?: 'unpublished' | 'cancelled' | 'ongoing';
  /** The number of people of each role is that of a shift, and there are shifts. */
  readonly hasShifts?: boolean;
  /** Anyone who tries the demo as a volunteer is expected here. */
  readonly hasVisitor?: boolean;
  /** Its people were asked for the size of a T-shirt and for what they eat. */
  readonly hasQuestions?: boolean;
};

const firstAid: DemoRole = [
  'First aider',
  'Stays at the first-aid tent and looks after scrapes, heat and headaches.',
  2,
  ['First aid'],
  1,
];
const desk: DemoRole = [
  'Registration desk',
  'Welcomes people, ticks the list and hands out gloves and badges.',
  3,
  ['Registration', 'Urdu'],
  1,
];
const photos: DemoRole = [
  'Photographer',
  'Takes pictures for the thank-you page, with people’s consent.',
  1,
  ['Photography'],
];
const driver: DemoRole = [
  'Driver',
  'Brings tools and water with a van, and takes everything back.',
  2,
  ['Driving', 'Logistics'],
];
const teacher: DemoRole = [
  'Tutor',
  'Sits with three or four children and helps with reading and sums.',
  6,
  ['Teaching', 'Urdu'],
  3,
];
const cook: DemoRole = [
  'Cook',
  'Prepares daal, rice and roti in large pots with the kitchen team.',
  4,
  ['Cooking'],
  2,
];
const server: DemoRole = [
  'Server',
  'Hands out plates with a smile and keeps the queue moving.',
  6,
  ['Crowd management'],
  4,
];
const planter: DemoRole = [
  'Planter',
  'Digs, plants and waters in pairs. We show you how.',
  12,
  ['Tree planting', 'Gardening'],
  5,
];
const coach: DemoRole = [
  'Coach',
  'Runs a station of twenty minutes: batting, bowling or catching.',
  4,
  ['Cricket coaching', 'Sports coaching'],
];
const collector: DemoRole = [
  'Collector',
  'Walks a stretch of the bank with a partner, a grabber and bags.',
  15,
  ['Outdoor work'],
  5,
];
const techie: DemoRole = [
  'Mentor',
  'Sits with beginners while they build their first page.',
  5,
  ['Fullstack', 'UI/UX'],
];
const stage: DemoRole = [
  'Stage hand',
  'Carries, plugs in, and gets the next act on in time.',
  4,
  ['Sound', 'Stage'],
];

const event = (
  [title, location, type]: readonly [string, string, EventType],
  [day, hour, hours]: readonly [number, number, number],
  description: string,
  roles: readonly DemoRole[],
  scenes: readonly SceneKind[] = [],
  state?: DemoEvent['state'],
): DemoEvent => ({
  title,
  location,
  type,
  day,
  hour,
  hours,
  description,
  roles,
  scenes,
  ...(state ? { state } : {}),
});

const festival = (...parts: Parameters<typeof event>): DemoEvent => ({
  ...event(...parts),
  hasShifts: true,
});

export const demoEvents: readonly DemoEvent[] = [
  event(
    ['Ravi river clean-up', 'Ravi bank, Lahore', 'environment'],
    [6, 7, 4],
    'We clear two kilometres of the bank before the winter birds come. Gloves, grabbers and breakfast are there; bring a hat and good shoes.',
    [collector, firstAid, desk, driver, photos],
    ['river', 'flowers'],
  ),
  event(
    ['Reading club for children', 'Model Town Library, Lahore', 'education'],
    [4, 10, 3],
    'Forty children, twelve low tables and a cupboard full of books. You read, they read, and nobody is in a hurry.',
    [teacher, desk],
    ['books'],
  ),
  event(
    ['Community kitchen at Saddar', 'Saddar, Karachi', 'food'],
    [2, 16, 5],
    'Six hundred warm meals between afternoon and night. The kitchen is loud, friendly and on time.',
    [cook, server, driver],
    ['kitchen', 'flowers'],
  ),
  event(
    ['Tree planting in the Margalla foothills', 'Trail 5, Islamabad', 'environment'],
    [9, 8, 5],
    'A thousand saplings of phulai and kachnar want to be in the ground before the rain. Families are welcome.',
    [planter, firstAid, driver, photos],
    ['hills'],
  ),
  event(
    ['Cricket day for girls', 'Qayyum Stadium, Peshawar', 'sports'],
    [12, 9, 6],
    'Eighty girls, many with a bat in their hands for the first time. Stations, a match, and lunch in the shade.',
    [coach, firstAid, desk, photos],
    ['cricket', 'flowers'],
  ),
  event(
    ['First website workshop', 'National Incubation Centre, Quetta', 'technology'],
    [16, 11, 5],
    'Thirty young people build and publish their first page in one day. Laptops are there; patience is what we need.',
    [techie, desk],
    ['lights'],
  ),
  event(
    ['Free health camp', 'Union Council 41, Hyderabad', 'health'],
    [19, 8, 7],
    'Blood pressure, sugar, eyes and teeth, with doctors from three hospitals. You guide people and keep the lines short.',
    [
      firstAid,
      desk,
      [
        'Interpreter',
        'Helps doctors and patients to understand each other.',
        3,
        ['Translation', 'Sindhi'],
      ],
      driver,
    ],
    ['hills'],
  ),
  festival(
    ['Folk music festival', 'Alhamra Open Air, Lahore', 'culture'],
    [23, 12, 10],
    'Dhol, sarangi and two hundred lanterns, from noon to night. Entry is free, and the costs are carried by whoever can.',
    [
      stage,
      desk,
      ['Usher', 'Shows people to their seats and keeps the aisles free.', 8, ['Crowd management']],
      photos,
    ],
    ['lights', 'flowers', 'river'],
  ),
  event(
    ['Winter clothes for the north', 'Warehouse 7, Rawalpindi', 'relief'],
    [1, 10, 6],
    'Sorting, packing and loading four thousand coats and blankets before the passes close.',
    [
      ['Packer', 'Sorts by size, folds and packs in boxes of twenty.', 14, ['Logistics']],
      driver,
      desk,
    ],
  ),
  event(
    ['محلے کا افطار دسترخوان', 'گلی نمبر 12، ملتان', 'community'],
    [28, 16, 4],
    'پوری گلی میں ایک لمبا دسترخوان۔ کوئی پکوان لائیں یا اپنے ہاتھ۔',
    [cook, server],
  ),
  event(
    ['دسویں جماعت کے امتحان کی تیاری', 'گورنمنٹ اسکول، فیصل آباد', 'education'],
    [33, 14, 3],
    'امتحان سے تین ہفتے پہلے: ریاضی، فزکس اور انگریزی، چھوٹے گروہوں میں۔',
    [teacher],
    ['books', 'lights'],
  ),
  event(
    ['Beach clean-up at Sandspit', 'Sandspit, Karachi', 'environment'],
    [0, 0, 5],
    'The turtles come ashore in these weeks. We clear nets and plastic from their beach.',
    [collector, firstAid, driver],
    ['river'],
    'ongoing',
  ),
  {
    ...event(
      ['Food rescue night round', 'Clifton, Karachi', 'food'],
      [0, 0, 4],
      'Restaurants call, we drive, and by midnight everything is eaten.',
      [driver, server],
      ['kitchen'],
      'ongoing',
    ),
    hasVisitor: true,
  },
  event(
    ['Spring fair planning day', 'Community Hall, Sialkot', 'community'],
    [45, 11, 3],
    'Where do the stalls stand, who builds the stage, and is there enough shade? Still a draft: dates may move.',
    [desk, stage],
    [],
    'unpublished',
  ),
  event(
    ['Open-air film night', 'Fort Road, Lahore', 'culture'],
    [8, 18, 4],
    'Films on the old city wall. Cancelled this time, because the square is being repaved.',
    [stage, desk],
    ['lights'],
    'cancelled',
  ),
  event(
    ['Canal clean-up', 'Canal Road, Lahore', 'environment'],
    [-14, 7, 4],
    'Eleven lorry loads in four hours. Thank you.',
    [collector, firstAid, driver],
    ['river', 'flowers'],
  ),
  {
    ...event(
      ['Autumn reading day', 'Model Town Library, Lahore', 'education'],
      [-35, 10, 4],
      'Ninety children, three hundred books.',
      [teacher, desk, photos],
      ['books'],
    ),
    hasQuestions: true,
  },
  event(
    ['Community kitchen, October', 'Saddar, Karachi', 'food'],
    [-50, 16, 5],
    'Seven hundred plates before eight o’clock.',
    [cook, server, driver],
    ['kitchen'],
  ),
  event(
    ['Flood relief packing', 'Expo Centre, Lahore', 'relief'],
    [-80, 9, 8],
    'Two thousand family packs in one day, loaded and on their way by night.',
    [['Packer', 'Packs flour, rice, oil, soap and tea.', 10, ['Logistics']], driver, firstAid],
  ),
  event(
    ['Monsoon tree planting', 'Changa Manga', 'environment'],
    [-120, 8, 5],
    'Eight hundred saplings, and almost all of them took.',
    [planter, driver],
    ['hills', 'flowers'],
  ),
  event(
    ['Summer cricket camp', 'Iqbal Park, Lahore', 'sports'],
    [-150, 8, 5],
    'Five mornings, sixty children and one broken window.',
    [coach, firstAid],
    ['cricket'],
  ),
  event(
    ['Eye camp', 'Civil Hospital, Sukkur', 'health'],
    [-210, 8, 8],
    'Four hundred tests and one hundred and ten pairs of glasses.',
    [
      firstAid,
      desk,
      ['Interpreter', 'Helps doctors and patients to understand each other.', 2, ['Translation']],
    ],
  ),
  event(
    ['Spring music evening', 'Alhamra Open Air, Lahore', 'culture'],
    [-260, 17, 5],
    'Standing room only.',
    [stage, desk, photos],
    ['lights', 'river'],
  ),
  event(
    ['Beginners’ code weekend', 'Arfa Tower, Lahore', 'technology'],
    [-330, 10, 6],
    'Twenty-eight first pages, all online.',
    [techie, desk],
    ['lights'],
  ),
];
