import { Picture } from '#src/art/picture.tsx';
import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Phase = BestPracticesContent['playbook']['phases'][number];

/** The four phases as a timeline. On wide screens the heading of a phase is sticky while its rules scroll. */
export function PracticePlaybook({ playbook }: { playbook: BestPracticesContent['playbook'] }) {
  return (
    <section className="shell band">
      <SectionHead heading={playbook.heading} lead={playbook.lead} />
      <ol id="playbook" className="mt-14">
        {playbook.phases.map((phase, index) => (
          <PhaseRow key={phase.id} phase={phase} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function PhaseRow({ phase, number }: { phase: Phase; number: number }) {
  return (
    <li id={phase.id} className="grid gap-x-10 gap-y-6 border-t-2 border-ink py-9 lg:grid-cols-12 lg:py-12">
      <div className="lg:col-span-5">
        <div className="grid grid-cols-[3.5rem_1fr] content-start lg:sticky lg:top-28 lg:grid-cols-[5.5rem_1fr]">
          <p aria-hidden="true" className="display text-[3rem] leading-[0.9] text-tally lg:text-[5rem]">
            {number}
          </p>
          <div>
            <h3 className="text-[1.75rem] leading-tight">{phase.title}</h3>
            <p className="mt-2 font-semibold">{phase.when}</p>
            <p className="text-ink-3">{phase.goal}</p>
          </div>
          <Picture
            place="third"
            picture={phase.picture}
            className="col-start-2 mt-7 hidden aspect-[9/5] w-full max-w-90 rounded-card lg:block"
          />
        </div>
      </div>
      <ul className="grid gap-6 lg:col-span-7">
        {phase.practices.map(({ rule, why }) => (
          <li key={rule} className="border-t border-line pt-5 first:border-0 first:pt-0">
            <h4 className="text-[1.1875rem] font-semibold">{rule}</h4>
            <p className="mt-1 text-ink-3">{why}</p>
          </li>
        ))}
      </ul>
    </li>
  );
}
