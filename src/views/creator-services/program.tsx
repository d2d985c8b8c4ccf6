import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';

const steps = ['lg:mt-20', 'lg:mt-10 lg:mb-10', 'lg:mb-20'];

export function CreatorProgram({ program }: { program: CreatorServicesContent['program'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band">
        <h2 className="max-w-200 text-h2">{program.heading}</h2>
        <p className="mt-5 max-w-150 text-lead text-ink-3">{program.lead}</p>
        <ol id="program" className="mt-12 grid gap-4 sm:grid-cols-2 lg:mt-2 lg:grid-cols-3">
          {program.items.map(({ when, title, text, outcome }, index) => (
            <li
              key={title}
              className={`flex flex-col rounded-card bg-white p-7 sm:p-8 ${steps[index % steps.length]} ${index > 2 ? 'lg:-mt-6' : ''}`}
            >
              <div className="flex items-baseline justify-between gap-4">
                <p aria-hidden="true" className="display text-[2.5rem] leading-none text-tally">
                  {index + 1}
                </p>
                <p className="text-caption font-semibold text-mute">{when}</p>
              </div>
              <h3 className="mt-7 text-[1.5rem] leading-tight">{title}</h3>
              <p className="mt-2 mb-7 text-ink-3">{text}</p>
              <p className="mt-auto border-t border-line pt-4 font-semibold">{outcome}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
