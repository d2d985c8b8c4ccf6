import { Icon } from '#src/components/ui/icon.tsx';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { routes } from '#src/routes.ts';

export function NextSteps({ next }: { next: IndustryReportsContent['next'] }) {
  return (
    <section className="shell band grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5">{next.heading}</h2>
      <ul className="border-b-2 border-ink lg:col-span-7">
        {next.items.map(({ label, note, to }) => (
          <li key={to} className="border-t-2 border-ink">
            <a
              href={routes[to].path}
              className="group flex items-center justify-between gap-6 py-6 hover:text-tally-text"
            >
              <span>
                <span className="display block text-[1.75rem] leading-tight">{label}</span>
                <span className="mt-1 block text-ink-3">{note}</span>
              </span>
              <Icon
                name="forward"
                className="size-7 shrink-0 transition-transform duration-200 group-hover:translate-x-1"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
