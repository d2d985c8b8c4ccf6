import { site } from '#site.config';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { hrefOf } from '#src/routes.ts';

const colors = ['bg-amber', 'bg-tally', 'bg-magenta', 'bg-key-deep'];

/** Closing section with the buttons that request a meeting, and the meeting's agenda drawn to scale. */
export function EnterpriseConsultation({
  consultation,
}: {
  consultation: BusinessServicesContent['consultation'];
}) {
  return (
    <section id="consultation" className="shell band">
      <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-6">{consultation.heading}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead text-ink-3">{consultation.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={hrefOf(consultation.request)} variant="cta" className="max-sm:w-full">
              {consultation.request.label}
            </ButtonLink>
            <ExternalButtonLink href={site.links.scheduling} variant="outline" className="max-sm:w-full">
              {consultation.call}
            </ExternalButtonLink>
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="mt-14 grid grid-cols-[10fr_15fr_15fr_5fr] gap-1.5">
        {colors.map((color) => (
          <div key={color} className={`h-5 rounded-full ${color}`} />
        ))}
      </div>
      <ol
        aria-label={consultation.label}
        className="mt-7 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4"
      >
        {consultation.parts.map(({ minutes, title, text }, index) => (
          <li key={title}>
            <p className="display flex items-center gap-3 text-[1.75rem] leading-none">
              <span aria-hidden="true" className={`size-3.5 rounded-full ${colors[index]}`} />
              {minutes}
            </p>
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-1.5 text-ink-3">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
