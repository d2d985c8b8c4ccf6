import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { Call } from '#src/content/schemas/shared.ts';

export function InsightsClosing({ closing }: { closing: Call }) {
  return (
    <section className="bg-amber">
      <div className="shell grid items-end gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <h2 className="text-h2 lg:col-span-6">{closing.heading}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead">{closing.lead}</p>
          <ExternalButtonLink href={site.links.scheduling} className="mt-7 w-full sm:w-auto">
            {closing.action}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
