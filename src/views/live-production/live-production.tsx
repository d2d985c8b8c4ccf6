import type { LiveProductionContent } from '#src/content/schemas/page/live-production.ts';
import { Packages } from '#src/sections/packages.tsx';
import { ResultRow } from '#src/sections/result-row.tsx';
import { StepRow } from '#src/sections/step-row.tsx';
import { LiveProductionClosing } from './closing.tsx';
import { LiveProductionHero } from './hero.tsx';
import { StudioRoom } from './studio-room.tsx';

export function LiveProduction({ content }: { content: LiveProductionContent }) {
  return (
    <>
      <LiveProductionHero hero={content.hero} />
      <section id="process" className="bg-paper-2">
        <div className="shell band">
          <h2 className="mb-10 text-h2">{content.process.heading}</h2>
          <StepRow steps={content.process.steps} />
        </div>
      </section>
      <Packages content={content.packages} />
      <StudioRoom room={content.room} />
      <section id="stats" className="shell band">
        <ResultRow results={content.stats} />
      </section>
      <LiveProductionClosing closing={content.closing} />
    </>
  );
}
