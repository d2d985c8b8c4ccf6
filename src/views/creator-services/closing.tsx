import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

export function CreatorClosing({ apply }: { apply: CreatorServicesContent['apply'] }) {
  return (
    <section data-closing className="bg-amber">
      <div className="shell band grid items-end gap-x-10 gap-y-7 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-6">{apply.heading}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead">{apply.lead}</p>
          <RouteButtons links={apply.links} className="mt-7" />
        </div>
      </div>
    </section>
  );
}
