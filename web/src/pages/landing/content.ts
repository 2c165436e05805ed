/** Every text and person of the landing page. The operator edits this one file. */
import type { FooterContent } from '../../features/site/site-footer.tsx';

export const hero = {
  title: 'Good work needs good company.',
  lead: 'Saath brings people who want to help together with the events that need them: the right person, in the right role, with the reason in plain sight.',
  discover: 'Discover Events',
  start: 'Start Your Journey',
} as const;

export type Feature = {
  readonly title: string;
  readonly text: string;
  readonly icon: 'find' | 'host' | 'mail' | 'match';
};

export const features: readonly Feature[] = [
  {
    icon: 'find',
    title: 'Find & Join the Right Events',
    text: 'See what each event needs, role by role, with the places still free. Ask for the one that suits you, or for any.',
  },
  {
    icon: 'host',
    title: 'Host & Organize With Ease',
    text: 'Publish an event with pictures and roles in three steps. Requests wait in one queue, each with the reasons for and against.',
  },
  {
    icon: 'mail',
    title: 'Stay Notified in Real Time',
    text: 'A mail follows every answer: a place, the wait list, a new time. When a place frees up, the next in line gets it at once.',
  },
  {
    icon: 'match',
    title: 'Smart Volunteer Matching',
    text: 'Skills in other words or with a slip of the pen, interests, free hours and earlier roles: suggestions say why, and you decide.',
  },
];

export const steps = [
  {
    title: 'Sign Up',
    text: 'Create your profile with what you can do, what you care about and when you are free.',
  },
  {
    title: 'Browse Events',
    text: 'Look through what is coming up near you, with roles, times and free places.',
  },
  {
    title: 'Join & Participate',
    text: 'Ask to join with one press. The organiser answers, and you know where to be and when.',
  },
  {
    title: 'Track Impact',
    text: 'Every request and every place you held stays in your dashboard, from the first event on.',
  },
] as const;

export type Story = {
  readonly name: string;
  readonly role: string;
  readonly content: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Address of a picture on this site; without one, the person's initial. */
  readonly image?: string;
};

/** Samples until the operator puts real ones here; the page says so while this is true. */
export const storiesAreSamples = true;

export const stories: readonly Story[] = [
  {
    name: 'Mahnoor Siddiqui',
    role: 'Volunteer, river clean-up',
    content:
      'I used to wonder whether anyone had read my message. Here I saw ‘Requested’ turn into a place on the same evening.',
    rating: 5,
  },
  {
    name: 'Daniyal Baloch',
    role: 'Organiser, school library day',
    content:
      'It put a retired nurse at the top for our first-aid post, and told me why. I would not have found her in a list.',
    rating: 5,
  },
  {
    name: 'Grace Emmanuel',
    role: 'Volunteer, community kitchen',
    content:
      'I was third on the wait list. Two people withdrew, and on Friday the mail came that I was in.',
    rating: 4,
  },
  {
    name: 'Hamza Yousafzai',
    role: 'Organiser, cricket for girls',
    content:
      'Forty requests for twelve places, and not one given twice. My phone stayed quiet on the day.',
    rating: 5,
  },
  {
    name: 'Sana Rehman',
    role: 'Volunteer, tree planting',
    content: 'Clear roles, clear times, and people I now call friends.',
    rating: 4,
  },
];

export type Member = {
  readonly name: string;
  readonly role: string;
  readonly image?: string;
  readonly links: readonly { readonly kind: 'code' | 'network' | 'mail'; readonly href: string }[];
};

/** Placeholders with addresses that nobody owns; the operator puts their own people here. */
export const team: readonly Member[] = [
  {
    name: 'Areeba Nadeem',
    role: 'Full-stack developer',
    links: [
      { kind: 'code', href: 'https://code.example/areeba' },
      { kind: 'network', href: 'https://network.example/areeba' },
      { kind: 'mail', href: 'mailto:areeba@saath.example' },
    ],
  },
  {
    name: 'Usman Tariq',
    role: 'Full-stack developer',
    links: [
      { kind: 'code', href: 'https://code.example/usman' },
      { kind: 'network', href: 'https://network.example/usman' },
      { kind: 'mail', href: 'mailto:usman@saath.example' },
    ],
  },
  {
    name: 'Zoya Mirza',
    role: 'Full-stack developer',
    links: [
      { kind: 'code', href: 'https://code.example/zoya' },
      { kind: 'network', href: 'https://network.example/zoya' },
      { kind: 'mail', href: 'mailto:zoya@saath.example' },
    ],
  },
];

export const contact = {
  title: 'Contact',
  text: 'Questions about an event go to its organiser: ask to join and write them a note. Anything else reaches the people who run this site by this form.',
  mail: 'hello@saath.example',
} as const;

export const footer: FooterContent = {
  tagline: 'Good work needs good company.',
  builders: team.map(({ name }) => name),
  place: 'Lahore, Pakistan',
};
