import { languages } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../../calls/use-contract-form.ts';
import { formatNames } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { FieldNotes } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { Draft, Settings } from './draft.ts';
import { StoryList, TeamList } from './entries.tsx';
import { languageNames } from './language-switch.tsx';
import { LogoField } from './logo.tsx';
import { Preview } from './preview.tsx';
import { ZoneField } from './zone-field.tsx';

const most = limits.organisation;

export type SectionProps = {
  draft: Draft;
  settings: Settings;
  change: (part: Partial<Draft>) => void;
  /** The logo is saved by itself. */
  onLogo: (settings: Settings) => void;
  form: Pick<ContractForm, 'field' | 'problems' | 'forget'>;
};

/** Settings that belong together, under a heading. */
export function Section({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" className="flex flex-col gap-5 p-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        {lead && <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}

export function NameAndLook({ draft, settings, change, onLogo, form }: SectionProps) {
  return (
    <Section title={m.name_and_look()} lead={m.name_and_look_lead()}>
      <TextField
        label={m.name_of_your_organisation()}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        dir="auto"
        autoComplete="organization"
        placeholder="Saath"
        {...form.field('name')}
      />
      <TextArea
        label={m.short_description()}
        hint={m.short_description_hint()}
        value={draft.about}
        maxLength={most.about}
        rows={2}
        onChange={({ target }) => change({ about: target.value })}
        dir="auto"
        {...form.field('about')}
      />
      <TextField
        label={m.town()}
        value={draft.place}
        onChange={({ target }) => change({ place: target.value })}
        dir="auto"
        {...form.field('place')}
      />
      <LogoField logo={settings.logo} onSaved={onLogo} />
      <ColourField
        value={draft.colour}
        onChange={(colour) => change({ colour })}
        error={form.problems.colour}
      />
      <Preview draft={draft} logo={settings.logo} />
    </Section>
  );
}

export function TimeAndLanguages({ draft, settings, change, form }: SectionProps) {
  const offered = draft.languages;
  const toggle = (language: (typeof languages)[number]) => {
    form.forget('languages');
    const next = languages.filter((each) => offered.includes(each) !== (each === language));
    const first = next.includes(draft.defaultLanguage) ? draft.defaultLanguage : next[0];
    change({ languages: next, ...(first ? { defaultLanguage: first } : {}) });
  };
  return (
    <Section title={m.time_and_languages()}>
      <ZoneField
        value={draft.timeZone}
        server={settings.fallback.timeZone}
        onChange={(timeZone) => change({ timeZone })}
        {...form.field('timeZone')}
      />
      <fieldset data-field="languages">
        <legend className="font-semibold">{m.languages_offered()}</legend>
        {languages.map((language) => (
          <CheckField
            key={language}
            label={<span lang={language}>{languageNames[language]}</span>}
            checked={offered.includes(language)}
            onChange={() => toggle(language)}
          />
        ))}
        <FieldNotes id="languages" error={form.problems.languages} />
      </fieldset>
      {offered.length > 1 && (
        <SelectField
          label={m.first_language()}
          hint={m.first_language_hint()}
          value={draft.defaultLanguage}
          options={offered.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ target }) =>
            change({ defaultLanguage: target.value as Draft['defaultLanguage'] })
          }
          {...form.field('defaultLanguage')}
        />
      )}
    </Section>
  );
}

export function WhoMaySignUp({ draft, settings, change, form }: SectionProps) {
  const { emailDomains, phoneRegion } = settings.fallback;
  const usual = emailDomains.length > 0 ? formatNames(emailDomains) : m.every_address();
  return (
    <Section title={m.who_may_sign_up()} lead={m.who_may_sign_up_lead()}>
      <SelectField
        label={m.email_addresses()}
        value={draft.whoMay}
        options={[
          { value: 'server', label: m.as_the_server_says({ value: usual }) },
          { value: 'everybody', label: m.every_address() },
          { value: 'listed', label: m.only_these_domains() },
        ]}
        onChange={({ target }) => change({ whoMay: target.value as Draft['whoMay'] })}
      />
      {draft.whoMay === 'listed' && (
        <TextArea
          label={m.domains_one_a_line()}
          value={draft.domains}
          rows={3}
          dir="ltr"
          placeholder="example.org"
          onChange={({ target }) => change({ domains: target.value })}
          {...form.field('emailDomains')}
        />
      )}
      <SelectField
        label={m.phone_numbers_accepted()}
        value={draft.phoneRegion}
        options={[
          {
            value: 'server',
            label: m.as_the_server_says({ value: regionName(phoneRegion) }),
          },
          { value: 'PK', label: regionName('PK') },
          { value: 'any', label: regionName('any') },
        ]}
        onChange={({ target }) => change({ phoneRegion: target.value as Draft['phoneRegion'] })}
        {...form.field('phoneRegion')}
      />
      <SelectField
        label={m.asking_without_an_account()}
        hint={m.asking_without_an_account_hint()}
        value={draft.guestAsking}
        options={[
          { value: 'off', label: m.no_people_sign_up_first() },
          { value: 'mail', label: m.yes_with_name_and_mail() },
          { value: 'phone', label: m.yes_with_name_mail_and_phone() },
        ]}
        onChange={({ target }) => change({ guestAsking: target.value as Draft['guestAsking'] })}
        {...form.field('guestAsking')}
      />
    </Section>
  );
}

export function HowOrganisersLogIn({ draft, change, form }: SectionProps) {
  return (
    <Section title={m.how_organisers_log_in()}>
      <CheckField
        label={m.organisers_confirm_with_a_passkey()}
        hint={m.organisers_confirm_with_a_passkey_hint()}
        checked={draft.organiserPasskeys}
        onChange={({ target }) => change({ organiserPasskeys: target.checked })}
        {...form.field('organiserPasskeys')}
      />
    </Section>
  );
}

const regionName = (region: 'PK' | 'any') =>
  region === 'PK' ? m.mobiles_of_pakistan() : m.numbers_of_every_country();

export function MailsAndCertificates({ draft, change, form }: SectionProps) {
  return (
    <Section title={m.mails_and_certificates()}>
      <TextField
        label={m.name_of_the_sender()}
        hint={m.name_of_the_sender_hint()}
        value={draft.senderName}
        placeholder={draft.name}
        dir="auto"
        onChange={({ target }) => change({ senderName: target.value })}
        {...form.field('senderName')}
      />
      <TextField
        label={m.address_for_answers()}
        hint={m.address_for_answers_hint()}
        type="email"
        dir="ltr"
        value={draft.replyTo}
        onChange={({ target }) => change({ replyTo: target.value })}
        {...form.field('replyTo')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={m.who_signs_certificates()}
          hint={m.who_signs_certificates_hint()}
          value={draft.signatoryName}
          dir="auto"
          onChange={({ target }) => change({ signatoryName: target.value })}
          {...form.field('signatoryName')}
        />
        <TextField
          label={m.their_title()}
          value={draft.signatoryTitle}
          dir="auto"
          onChange={({ target }) => change({ signatoryTitle: target.value })}
          {...form.field('signatoryTitle')}
        />
      </div>
    </Section>
  );
}

export function FooterAndNotice({ draft, change, form }: SectionProps) {
  return (
    <Section title={m.footer_and_legal_notice()}>
      <TextArea
        label={m.text_in_the_footer()}
        value={draft.footer}
        maxLength={most.footer}
        rows={2}
        dir="auto"
        onChange={({ target }) => change({ footer: target.value })}
        {...form.field('footer')}
      />
      <TextArea
        label={m.legal_notice()}
        hint={m.legal_notice_hint()}
        value={draft.imprint}
        maxLength={most.imprint}
        dir="auto"
        onChange={({ target }) => change({ imprint: target.value })}
        {...form.field('imprint')}
      />
    </Section>
  );
}

export function TeamAndStories({ draft, settings, change, form }: SectionProps) {
  return (
    <Section title={m.team_and_stories()} lead={m.team_and_stories_lead()}>
      {settings.hasFiles && <Notice tone="info">{m.the_files_of_the_server_go_first()}</Notice>}
      <TeamList
        list={draft.team}
        error={form.problems.team}
        onChange={(team) => {
          form.forget('team');
          change({ team });
        }}
      />
      <StoryList
        list={draft.stories}
        error={form.problems.stories}
        onChange={(stories) => {
          form.forget('stories');
          change({ stories });
        }}
      />
    </Section>
  );
}
