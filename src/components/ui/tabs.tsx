import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { runAfterPress } from '#src/components/ui/after-paint.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { tabStrip, tabStripToScreenEdge } from './tab-strip.ts';

type Tab = { value: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
  heading?: ReactNode;
  value?: string;
  onChange?: (value: string) => void;
};

/** Pixels between the opened tab and the edge of its list. */
const scrollMargin = 24;

/** Tabs with all panels in the document, so that they can be found and read without JavaScript. */
export function Tabs({ label, tabs, heading, value, onChange }: TabsProps) {
  const mounted = useMounted();
  const [uncontrolledValue, setOwn] = useState(tabs[0]?.value);
  const open = value ?? uncontrolledValue;
  const list = useRef<HTMLDivElement>(null);

  // On phones, a tab that the URL opens may be outside the visible part of the list.
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[aria-selected="true"]');
    if (!value || !strip || !tab) return;
    strip.scrollLeft += tab.getBoundingClientRect().left - strip.getBoundingClientRect().left - scrollMargin;
  }, [value]);
  return (
    <Base.Root
      value={open}
      onValueChange={(next: string, { event }) => runAfterPress(event, () => (onChange ?? setOwn)(next))}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        {heading}
        <Base.List
          ref={list}
          aria-label={label}
          activateOnFocus
          className={`${tabStrip} bg-paper-2 text-ink [.on-ink_&]:bg-ink-2 [.on-ink_&]:text-white ${tabs.length > 3 ? tabStripToScreenEdge : ''}`}
        >
          {tabs.map(({ value, label }) => (
            <Base.Tab
              key={value}
              value={value}
              // Base UI adds `tabIndex` only after hydration.
              aria-controls={`panel-${value}`}
              {...(!mounted && value === open && { tabIndex: 0 })}
              className="min-h-11 shrink-0 rounded-pill px-3.5 text-caption font-semibold whitespace-nowrap sm:px-5 transition-colors duration-200 hover:bg-line data-active:bg-ink data-active:text-white [.on-ink_&]:hover:bg-ink-3 [.on-ink_&]:data-active:bg-white [.on-ink_&]:data-active:text-ink"
            >
              {label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map(({ value, panel }) => (
        <Base.Panel
          key={value}
          id={`panel-${value}`}
          value={value}
          keepMounted
          className="mt-6 data-ending-style:hidden"
        >
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
