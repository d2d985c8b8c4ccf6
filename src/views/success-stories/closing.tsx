import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

export function StoriesClosing({ closing }: { closing: SuccessStoriesContent['closing'] }) {
  return (
    <section className="shell band">
      <h2 className="max-w-220 text-h1">{closing.heading}</h2>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-6">
        <p className="max-w-110 text-lead text-ink-3">{closing.lead}</p>
        <RouteButtons links={closing.ways} first="cta" className="max-sm:w-full" />
      </div>
    </section>
  );
}
