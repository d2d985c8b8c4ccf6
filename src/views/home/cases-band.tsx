import type { ReactNode } from 'react';
import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';

export function HomeCasesBand({ call, cases }: { call: string; cases: ReactNode }) {
  return (
    <section id="case-studies" className="on-ink">
      <div className="shell band">
        {cases}
        <ExternalButtonLink href={site.links.scheduling} variant="cta" className="mt-8 max-sm:w-full">
          {call}
        </ExternalButtonLink>
      </div>
    </section>
  );
}
