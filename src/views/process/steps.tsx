import { Icon } from '#src/components/ui/icon.tsx';
import type { ProcessContent } from '#src/content/schemas/page/process.ts';
import { routes } from '#src/routes.ts';

export function ProcessSteps({ steps }: { steps: ProcessContent['steps'] }) {
  return (
    <section id="steps" className="shell band">
      <h2 className="max-w-220 text-h2">{steps.heading}</h2>
      <ol className="mt-12">
        {steps.items.map(({ title, page, text, bring, get }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-5 border-t-2 border-ink py-8 lg:grid-cols-12 lg:py-10"
          >
            <p
              aria-hidden="true"
              className="display text-[3rem] leading-[0.8] text-tally lg:col-span-1 lg:text-[4.5rem]"
            >
              {index + 1}
            </p>
            <div className="lg:col-span-6 lg:pl-6">
              <h3 className="text-[1.75rem] leading-tight">
                <a href={routes[page].path} className="group rounded-sm hover:text-tally-text">
                  {title}{' '}
                  <Icon
                    name="forward"
                    className="inline size-6 transition-transform duration-200 group-hover:translate-x-1.5"
                  />
                </a>
              </h3>
              <p className="mt-3 max-w-140 text-ink-3">{text}</p>
            </div>
            <dl className="grid content-start gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-5">
              <div className="border-l-2 border-line pl-4">
                <dt className="text-caption text-mute">{steps.labels.bring}</dt>
                <dd className="mt-1">{bring}</dd>
              </div>
              <div className="border-l-2 border-tally pl-4">
                <dt className="text-caption text-mute">{steps.labels.get}</dt>
                <dd className="mt-1 font-semibold">{get}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
