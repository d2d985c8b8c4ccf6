import type { ReactNode, Ref } from 'react';
import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { DoneMark } from '#src/forms/done-mark.tsx';

type SurveySentProps = {
  sent: Application['sent'];
  heading: Ref<HTMLHeadingElement>;
  after: ReactNode;
};

export function SurveySent({ sent, heading, after }: SurveySentProps) {
  return (
    <section className="shell grid items-center gap-x-10 gap-y-10 pt-14 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <div className="lg:col-span-6">
        <DoneMark className="size-14" />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-h1">
          {sent.title}
        </h1>
        <p className="mt-7 max-w-120 text-lead text-ink-3">{sent.lead}</p>
        <p className="mt-5 text-ink-3">
          {sent.email}{' '}
          <a href={`mailto:${site.email}`} className="font-semibold underline underline-offset-4">
            {site.email}
          </a>
        </p>
        <p className="mt-9 font-semibold">{sent.social}</p>
        <ul className="mt-3 flex flex-wrap gap-3">
          {site.links.social.map(({ label, href }) => (
            <li key={label}>
              <ExternalButtonLink href={href} variant="outline" size="sm">
                {label}
              </ExternalButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-6">{after}</div>
    </section>
  );
}
