import { ClientMark } from '#src/art/client-mark.tsx';
import type { MarkColor } from '#src/art/picture-source.ts';
import { findClient } from '#src/content/clients.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { BrandResult } from '#src/content/schemas/service-page.ts';

type BrandResultsProps = {
  heading: string;
  items: BrandResult[];
  clients: Client[];
  markColor?: MarkColor;
};

export function BrandResults({ heading, items, clients, markColor = 'ink' }: BrandResultsProps) {
  return (
    <>
      <h2 className="max-w-180 text-h2">{heading}</h2>
      <ul id="results" className="mt-12 border-b border-current/25">
        {items.map(({ client, value, label, note }) => (
          <li
            key={client}
            className="grid gap-x-10 gap-y-4 border-t border-current/25 py-8 lg:grid-cols-[1fr_1.2fr_1.6fr] lg:items-center"
          >
            <ClientMark
              client={findClient(clients, client)}
              color={markColor}
              className="h-7 w-auto justify-self-start"
            />
            <p>
              <strong className="display figures mr-3 text-figure">{value}</strong>
              <span className="text-mute [.on-ink_&]:text-mute-ink">{label}</span>
            </p>
            <p className="text-ink-3 [.on-ink_&]:text-mute-ink">{note}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
