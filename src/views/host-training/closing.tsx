import { site } from '#site.config';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';
import { routes } from '#src/routes.ts';

export function HostTrainingClosing({ closing }: { closing: HostTrainingContent['closing'] }) {
  return (
    <section className="bg-magenta text-white [--focus:var(--color-white)]">
      <div className="shell band grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <p
          aria-hidden="true"
          className="display figures text-[clamp(5rem,3rem+10vw,11rem)] leading-[0.85] lg:col-span-7"
        >
          {closing.figure}
        </p>
        <div className="lg:col-span-5">
          <h2 className="text-h2">{closing.heading}</h2>
          <p className="mt-4 text-lead">{closing.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              href={routes['host-training-materials'].path}
              variant="accent"
              className="max-sm:w-full"
            >
              {closing.audit}
            </ButtonLink>
            <ExternalButtonLink href={site.links.scheduling} variant="outline" className="max-sm:w-full">
              {closing.call}
            </ExternalButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
