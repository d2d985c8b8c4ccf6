import { ButtonLink } from '#src/components/ui/button.tsx';
import type { CreatorNetworkContent } from '#src/content/schemas/page/creator-network.ts';
import { routes } from '#src/routes.ts';

export function NetworkClosing({ apply }: { apply: CreatorNetworkContent['apply'] }) {
  return (
    <section className="bg-amber">
      <div className="shell band grid items-end gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{apply.heading}</h2>
          <p className="mt-5 max-w-130 text-lead">{apply.lead}</p>
          <ButtonLink href={routes['live-selling-survey'].path} className="mt-8 max-sm:w-full">
            {apply.action}
          </ButtonLink>
        </div>
        <dl className="lg:col-span-5">
          {apply.steps.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse items-baseline justify-end gap-5 border-t-2 border-ink py-4 last:border-b-2"
            >
              <dt>{label}</dt>
              <dd className="display w-44 min-[20rem]:shrink-0 text-[2rem] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
