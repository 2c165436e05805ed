import { Avatar } from '../../ui/avatar.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Cover } from '../../ui/cover.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Star } from '../../ui/icons.ts';
import { Meter } from '../../ui/meter.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Stars } from '../../ui/stars.tsx';
import { KitSection } from './kit-section.tsx';

const names = ['Aisha Khan', 'Bilal Ahmed', 'Chanda Bibi', 'Daniyal Mirza', 'Grace Emmanuel'];
const kinds = ['community', 'environment', 'education', 'health', 'food', 'sports', 'culture'];
const tones = ['neutral', 'primary', 'joy', 'danger', 'info'] as const;
const rows = names.map((name, index) => ({ name, hours: (index + 1) * 7 }));

/** What one reads. */
export function KitContent() {
  return (
    <>
      <KitSection title="Avatars, chips, stars, meters">
        <div className="flex flex-wrap items-center gap-3">
          {names.map((name) => (
            <Avatar key={name} name={name} size={48} />
          ))}
          {tones.map((tone) => (
            <Chip key={tone} tone={tone} icon={<Star aria-hidden size={14} />}>
              {tone}
            </Chip>
          ))}
          <Stars rating={4} />
        </div>
        <Meter label="3 of 5 places filled" value={3} max={5} />
      </KitSection>
      <KitSection title="Drawn covers">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {kinds.map((kind) => (
            <li key={kind} className="overflow-hidden rounded-card">
              <Cover seed={kind} kind={kind} className="aspect-video w-full" />
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Cards, carousel, reveal">
        <Carousel
          label="Slides"
          advance={5000}
          slides={names.map((name) => ({ key: name, content: <Card>{name}</Card> }))}
        />
        <Reveal threshold={0.1}>
          <Card>Shows itself when it comes into view.</Card>
        </Reveal>
      </KitSection>
      <Figures />
    </>
  );
}

function Figures() {
  return (
    <>
      <KitSection title="Bars">
        <BarChart
          title="Hours"
          bars={rows.map(({ name, hours }) => ({
            key: name,
            label: name,
            tick: name.slice(0, 1),
            value: hours,
            text: `${hours} hours`,
          }))}
        />
      </KitSection>
      <KitSection title="Table, cards on a phone">
        <DataTable
          caption="Hours"
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { key: 'name', header: 'Name', isName: true, cell: ({ name }) => name },
            { key: 'hours', header: 'Hours', isFigure: true, cell: ({ hours }) => hours },
          ]}
        />
        <Pager page={2} totalPages={5} onPage={() => {}} />
        <PageNumbers page={8} pages={85} targetOf={() => ({ to: '' })} />
      </KitSection>
    </>
  );
}
