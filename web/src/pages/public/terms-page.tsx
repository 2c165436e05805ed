import type { Route } from './+types/terms-page';

export const meta: Route.MetaFunction = () => [
  { title: 'Terms · Saath' },
  { name: 'description', content: 'What you can expect of Saath and what Saath expects of you.' },
  { property: 'og:title', content: 'Terms · Saath' },
  { property: 'og:type', content: 'website' },
];

const sections: readonly (readonly [title: string, text: string])[] = [
  [
    'What Saath is',
    'Saath brings together people who offer their time and organisers who need it. Organisers publish events with roles; you ask for a place; the organiser answers. Taking part is voluntary and unpaid.',
  ],
  [
    'Your account',
    'Give your own name and an address that you read. Keep your password to yourself. One person has one account. You can ask an Admin to remove it at any time; your places are then freed for others.',
  ],
  [
    'When you have a place',
    'People count on you. If something comes up, withdraw on the page of the event before it starts, so that somebody else can have the place.',
  ],
  [
    'What organisers see',
    'Organisers see your name, picture, skills, interests, availability and the places you held. Only Admins see your e-mail address and phone number. Other visitors see none of it.',
  ],
  [
    'Suggestions',
    'Saath suggests people for roles by skills, interests, availability and earlier events, and shows the reasons. Names, pictures and descriptions never change a suggestion. An organiser decides, not a program.',
  ],
  [
    'Pictures',
    'Upload only pictures that you may share. Hidden data in them, such as where they were taken, is removed when they are stored.',
  ],
  [
    'Conduct and safety',
    'Treat each other with respect and follow what the organisers say on site. An Admin may remove an account that puts others at risk.',
  ],
];

export default function TermsPage() {
  return (
    <article className="mx-auto max-w-2xl px-5 py-10 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">Terms</h1>
      <p className="mt-4 text-ink-soft text-lg">Short, in plain words, and meant as written.</p>
      {sections.map(([title, text]) => (
        <section key={title} className="mt-8">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2">{text}</p>
        </section>
      ))}
    </article>
  );
}
