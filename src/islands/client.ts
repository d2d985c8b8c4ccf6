import { type ComponentType, createElement, memo, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '#src/components/ui/foreign-nodes.ts';
import { keepFields } from './keep-fields.ts';

type Props = Record<string, unknown>;
type IslandProps = { Component: ComponentType<Props>; props: Props; onCommit: () => void };

const Slot = memo(
  ({ name, html }: { name?: string; html: string }) =>
    createElement('astro-slot', {
      name,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: html },
    }),
  () => true,
);

function Island({ Component, props, onCommit }: IslandProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return createElement(Component, props);
}

/** Astro's client entry point for islands. @returns resolves after React has committed the island */
export default (element: HTMLElement) =>
  async (Component: ComponentType<Props>, props: Props, slots: Record<string, string>) => {
    for (const [name, html] of Object.entries(slots)) {
      if (html.trim() === '') continue;
      const isDefault = name === 'default';
      props[isDefault ? 'children' : name] = createElement(Slot, { html, ...(!isDefault && { name }) });
    }
    const stop = keepFields(element);
    await new Promise<void>((onCommit) => {
      const island = createElement(Island, { Component, props, onCommit });
      startTransition(() => {
        hydrateRoot(element, island, { identifierPrefix: element.getAttribute('prefix') ?? '' });
      });
    });
    stop();
  };
