import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';
import { hrefOf } from '#src/routes.ts';
import { CallButtons } from '#src/sections/call-buttons.tsx';

export function AboutUsNextLinks({ onward }: { onward: AboutUsContent['onward'] }) {
  return (
    <section data-closing className="shell band grid items-end gap-x-10 gap-y-7 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-6">{onward.heading}</h2>
      <div className="lg:col-span-6">
        <p className="text-lead text-ink-3">{onward.lead}</p>
        <CallButtons call={onward} variant="cta" className="mt-7" />
        <a
          href={hrefOf(onward.more)}
          className="mt-5 inline-block rounded-sm py-1 font-semibold underline underline-offset-4"
        >
          {onward.more.label}
        </a>
      </div>
    </section>
  );
}
