import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';

const panels = [
  'bg-tally text-white',
  'bg-magenta text-white lg:mx-[5%]',
  'bg-key-deep text-white lg:mx-[10%]',
  'bg-amber lg:mx-[15%]',
];

export function ContentDevelopmentFunnel({ funnel }: { funnel: ContentDevelopmentContent['funnel'] }) {
  return (
    <section id="funnel" className="shell pb-[clamp(4rem,2.6rem+5.6vw,7rem)]">
      <h2 className="text-h2">{funnel.heading}</h2>
      <ol className="mt-10 grid gap-2">
        {funnel.items.map(({ stage, title, text, watched }, index) => (
          <li
            key={stage}
            className={`grid gap-x-8 gap-y-3 rounded-card p-6 sm:p-8 lg:grid-cols-[9.5rem_1fr_11rem] lg:items-center ${panels[index]}`}
          >
            <p className="display text-[1.75rem] leading-tight">{stage}</p>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 max-w-140">{text}</p>
            </div>
            <p>
              <span className="block text-caption">{funnel.watched}</span>
              <span className="font-semibold">{watched}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
