import { ButtonLink } from '#src/components/ui/button.tsx';
import type { SurveyContent } from '#src/content/schemas/page/live-selling-survey.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';

type SurveyOutlineProps = Pick<SurveyContent, 'outline' | 'after'> & {
  /** Label of the link to step 1. */
  start: string;
};

/** Below the introduction: the steps, what to prepare, and what happens afterwards. */
export function SurveyOutline({ outline, after, start }: SurveyOutlineProps) {
  const { heading, lead, steps, ready } = outline;
  return (
    <>
      <section className="bg-paper-2">
        <div className="shell band grid gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="text-h2">{heading}</h2>
            <p className="mt-5 max-w-110 text-lead text-ink-3">{lead}</p>
            <h3 className="mt-10 text-h3">{ready.heading}</h3>
            <ul className="mt-3">
              {ready.items.map((item) => (
                <li key={item} className="border-t border-field/50 py-3 text-ink-3">
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <ol className="lg:col-span-6 lg:col-start-7">
            {steps.map(({ name, text }, index) => (
              <li key={name} className="grid grid-cols-[3rem_1fr] items-baseline border-t-2 border-ink py-4">
                <span aria-hidden="true" className="display text-[1.75rem] leading-none text-tally">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h3">{name}</h3>
                  <p className="mt-0.5 text-ink-3">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="shell band">
        <h2 className="max-w-160 text-h2">{after.heading}</h2>
        <ol className="mt-12 grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {after.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-ink-3">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink href="?step=1" variant="cta" className="needs-script max-sm:w-full">
            {start}
          </ButtonLink>
          <RouteButtons links={after.links} first="outline" className="max-sm:w-full" />
        </div>
      </section>
    </>
  );
}
