/** /dev/kit, in development only: every piece of the design system, in one place and in all its states. */
import { LanguageSwitch } from '../../features/foundation/organisation/language-switch.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { KitContent } from './kit-content.tsx';
import { KitControls } from './kit-controls.tsx';
import { KitFeedback } from './kit-feedback.tsx';
import { KitSection } from './kit-section.tsx';

export const meta = () => [{ title: 'Kit · Saath' }, { name: 'robots', content: 'noindex' }];

const colours = [
  'paper',
  'surface',
  'ink',
  'ink-soft',
  'line',
  'edge',
  'primary',
  'primary-soft',
  'joy',
  'joy-soft',
  'danger',
  'danger-soft',
  'info',
  'info-soft',
  'neutral-soft',
] as const;

export default function KitPage() {
  return (
    <main id="content" className="mx-auto flex max-w-6xl flex-col gap-12 px-5 py-10">
      <PageTitle
        title="Kit"
        lead="Colours, type and every piece of web/src/ui. Light and dark follow the system."
        actions={<LanguageSwitch />}
      />
      <KitSection title="Colours">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {colours.map((name) => (
            <li key={name} className="rounded-card border border-line p-3 text-sm">
              <span
                className="mb-2 block h-12 rounded-field border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Type">
        <p className="font-display text-5xl">Good work needs good company</p>
        <p className="font-display text-3xl">Good work needs good company</p>
        <p className="font-display text-xl">Good work needs good company</p>
        <p lang="ur" dir="rtl" className="text-3xl">
          اچھے کام کو اچھا ساتھ چاہیے
        </p>
        <p className="max-w-prose">
          Body text, at sixteen pixels and a line height of 1.55, in lines of at most 65 letters.
          Figures in tables are <span className="tabular-nums">0123456789</span> wide alike.
        </p>
      </KitSection>
      <KitControls />
      <KitContent />
      <KitFeedback />
    </main>
  );
}
