import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Framework = HostTrainingContent['framework'];

const colors = ['bg-key', 'bg-white', 'bg-amber', 'bg-tally-hot', 'bg-mute-ink'];

/** The five parts as a timeline and as text. */
export function HostTrainingFramework({ framework }: { framework: Framework }) {
  return (
    <section id="framework" className="on-ink">
      <div className="shell pt-32 pb-[clamp(4rem,2.6rem+5.6vw,7rem)] lg:pt-44">
        <SectionHead heading={framework.heading} lead={framework.lead} quiet />
        <FrameworkTimeline framework={framework} />
        <ol className="mt-12 grid gap-x-8 lg:grid-cols-5">
          {framework.letters.map(({ letter, title, text, line }) => (
            <li
              key={letter}
              className="grid grid-cols-[4.5rem_1fr] gap-x-5 border-t border-ink-3 py-7 lg:flex lg:flex-col lg:border-0 lg:py-0"
            >
              <span aria-hidden="true" className="display text-[5rem] leading-none text-white lg:text-[7rem]">
                {letter}
              </span>
              <div>
                <h3 className="text-[1.625rem] leading-tight lg:mt-4">{title}</h3>
                <p className="mt-1.5 text-mute-ink">{text}</p>
                <blockquote className="mt-5 border-l-2 border-tally-hot pl-4">“{line}”</blockquote>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The column widths match the content's durations: 10, 15, 20, 25 and 20 of 90 seconds. */
function FrameworkTimeline({ framework }: { framework: Framework }) {
  return (
    <div role="img" aria-label={framework.track} className="relative mt-12">
      <div className="grid grid-cols-[10fr_15fr_20fr_25fr_20fr] gap-1">
        {framework.letters.map(({ letter, from }, index) => (
          <div key={letter} className="min-w-0">
            <p
              className={`display grid h-14 place-items-center rounded-lg text-[1.5rem] leading-none text-ink lg:h-18 ${colors[index]}`}
            >
              {letter}
            </p>
            <p className="figures mt-2 text-note text-mute-ink">{from}</p>
          </div>
        ))}
      </div>
      <p className="figures absolute right-0 bottom-0 text-note text-mute-ink">{framework.end}</p>
    </div>
  );
}
