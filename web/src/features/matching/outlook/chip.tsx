import type { OutlookLevel } from '@saath/contract/matching/outlook/rules';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { CircleAlert, type Icon, ShieldCheck, TriangleAlert } from '../../../ui/icons.ts';
import { levelInWords, levelNames } from './words.ts';

const looks: Readonly<Record<OutlookLevel, { tone: 'primary' | 'joy' | 'danger'; Icon: Icon }>> = {
  covered: { tone: 'primary', Icon: ShieldCheck },
  thin: { tone: 'joy', Icon: CircleAlert },
  'at-risk': { tone: 'danger', Icon: TriangleAlert },
};

type OutlookChipProps = {
  outlook: { level: OutlookLevel; missing: number };
  /** Where there is room for the word only, not for how many people are missing. */
  isShort?: boolean;
};

/** How sure the staffing is, in a word, and how many are missing. A chance by itself would be of what? The line beside tells. */
export function OutlookChip({ outlook, isShort = false }: OutlookChipProps) {
  const { level } = outlook;
  const { tone, Icon } = looks[level];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
      <span className="sr-only">{m.staffing_outlook()}: </span>
      <span className="tabular-nums">{isShort ? levelNames[level]() : levelInWords(outlook)}</span>
    </Chip>
  );
}
