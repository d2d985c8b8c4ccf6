import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

export function AboutUsOnward({ onward }: { onward: AboutUsContent['onward'] }) {
  return (
    <section className="shell band grid items-end gap-x-10 gap-y-7 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-6">{onward.heading}</h2>
      <div className="lg:col-span-6">
        <p className="text-lead text-ink-3">{onward.lead}</p>
        <RouteButtons links={onward.links} className="mt-7" />
      </div>
    </section>
  );
}
