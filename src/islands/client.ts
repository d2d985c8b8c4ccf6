import renderer from '@astrojs/react/client.js';
import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { keepFields } from './keep-fields.ts';
import '#src/components/ui/foreign-nodes.ts';

type Props = Record<string, unknown>;
type IslandProps = Props & { island: { Component: ComponentType<Props>; onCommit: () => void } };

function Island({ island: { Component, onCommit }, ...props }: IslandProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return createElement(Component, props);
}

/** Hydrates an island as `@astrojs/react` does. @returns settles once React has committed it */
export default (element: HTMLElement) =>
  async (
    Component: ComponentType<Props>,
    props: Props,
    slots: Record<string, string>,
    options: { client: string },
  ) => {
    const stop = keepFields(element);
    await new Promise<void>((onCommit) => {
      renderer(element)(Island, { ...props, island: { Component, onCommit } }, slots, options);
    });
    stop();
  };
