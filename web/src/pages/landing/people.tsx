import { limits } from '@saath/contract/limits';
import { mailLink } from '@saath/contract/mail-link';
import type { ShownContent } from '@saath/contract/office/content/schema';
import { ContactForm } from '../../features/messages/contact/contact-form.tsx';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/avatar.tsx';
import { Code, Mail, Users } from '../../ui/icons.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from './section.tsx';

const links = {
  code: { Icon: Code, text: m.code_profile },
  network: { Icon: Users, text: m.network_profile },
  mail: { Icon: Mail, text: m.e_mail },
} as const;

export function Team({ team }: Pick<ShownContent, 'team'>) {
  return (
    <Section id="team" title={m.meet_our_team()}>
      <ul className="grid gap-5 sm:grid-cols-3">
        {team.map((member, index) => (
          <Reveal
            key={member.name}
            as="li"
            threshold={limits.revealThreshold}
            delay={index * limits.teamStagger}
          >
            <MemberCard {...member} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

function MemberCard({ name, role, image, links: own }: ShownContent['team'][number]) {
  return (
    <div className="flex items-center gap-x-4 rounded-card border border-line bg-surface p-5 sm:h-full sm:flex-col sm:gap-3 sm:p-8 sm:text-center">
      <Avatar name={name} src={image ?? null} size={80} />
      <div className="min-w-0">
        <h3 className="text-xl">
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-1 text-ink-soft">{role}</p>
        <ul className="-ms-3 mt-1 flex gap-1 sm:ms-0 sm:justify-center">
          {own.map(({ kind, href }) => {
            const { Icon, text } = links[kind];
            return (
              <li key={kind}>
                <a
                  href={href}
                  rel="noreferrer"
                  aria-label={m.text_of_name({ text: text(), name })}
                  className="grid size-11 place-items-center rounded-full text-primary hover:bg-neutral-soft"
                >
                  <Icon aria-hidden size={20} />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

export function ContactSection({ title, text, mail }: ShownContent['contact']) {
  return (
    <Section id="contact" title={title}>
      <div className="grid gap-8 rounded-card border border-line bg-surface p-6 sm:p-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <p className="text-lg">{text}</p>
          {mail && (
            <p className="mt-3">
              <a href={mailLink(mail)} className="font-semibold text-primary underline">
                {mail}
              </a>
            </p>
          )}
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}
