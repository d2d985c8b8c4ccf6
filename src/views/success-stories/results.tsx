import { ClientMark } from '#src/art/client-mark.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { findClient } from '#src/content/clients.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { routes } from '#src/routes.ts';

const colors = ['bg-tally text-white', 'bg-white', 'bg-ink text-white', 'bg-amber'];
const markColors = ['white', 'ink', 'white', 'ink'] as const;

export function StoriesResults({
  results,
  clients,
}: {
  results: SuccessStoriesContent['results'];
  clients: Client[];
}) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{results.heading}</h2>
      <ul id="results" className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {results.items.map((item, index) => (
          <li key={item.client} className={`flex flex-col rounded-card p-7 ${colors[index % colors.length]}`}>
            <ClientMark
              client={findClient(clients, item.client)}
              color={markColors[index % markColors.length] ?? 'ink'}
              className="h-5 w-auto self-start"
            />
            <p className="display figures mt-12 text-[2.75rem] leading-none">{item.metric}</p>
            <p className="mt-1.5 font-semibold">{item.label}</p>
            <p className="mt-4 mb-7">{item.text}</p>
            <a
              href={`${routes['case-studies'].path}#${item.case}`}
              className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start rounded-md font-semibold underline decoration-[1.5px] underline-offset-4 [--focus:currentColor]"
            >
              {results.more}
              <span className="sr-only"> {findClient(clients, item.client).name}</span>
              <Icon name="forward" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
