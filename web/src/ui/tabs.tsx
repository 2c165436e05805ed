import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
};

/** Tabs of one page. All panels stay mounted, so that nothing typed in one is lost in another. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List
        aria-label={label}
        className="flex overflow-x-auto sm:gap-1 border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-t-field border-transparent border-b-2 px-1.5 text-sm font-medium sm:px-4 sm:text-base text-ink-soft whitespace-nowrap outline-offset-[-2px] hover:text-ink data-active:border-primary data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted
          className="pt-6 outline-offset-4 [[hidden]]:hidden"
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
