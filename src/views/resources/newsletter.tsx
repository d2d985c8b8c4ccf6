import { OpeningField } from '#src/components/ui/opening-field.tsx';
import type { ResourcesContent } from '#src/content/schemas/page/resources.ts';

export function ResourcesNewsletter({ newsletter }: { newsletter: ResourcesContent['newsletter'] }) {
  const { heading, lead, ...field } = newsletter;
  return (
    <div className="self-start rounded-band bg-amber p-7 sm:p-10 lg:sticky lg:top-28 lg:col-span-5">
      <h2 className="text-[2rem] leading-[1.05]">{heading}</h2>
      <p className="mt-4 mb-7">{lead}</p>
      <OpeningField opening="subscribeToResources" id="resources-newsletter" type="email" {...field} />
    </div>
  );
}
