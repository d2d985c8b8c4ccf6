import { Lamp } from '#src/components/ui/lamp.tsx';
import type { ServicesContent } from '#src/content/schemas/services.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Week = ServicesContent['week'];

const days = [1, 2, 3, 4, 5, 6, 7];
/** Class names by day, spelled out for the style sheet's scanner. */
const starts = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];
const spans = [
  'col-span-1',
  'col-span-2',
  'col-span-3',
  'col-span-4',
  'col-span-5',
  'col-span-6',
  'col-span-7',
];
const colours = ['bg-amber', 'bg-key', 'bg-white', 'bg-tally-hot'];

/** Seven days with a bar for each service at work, and the four headline figures beneath. */
export function ServicesWeek({ week }: { week: Week }) {
  return (
    <section id="week" className="on-ink">
      <div className="shell band">
        <SectionHead heading={week.heading} lead={week.lead} quiet />
        <div className="mt-12 lg:grid lg:grid-cols-[8rem_1fr] lg:gap-x-6">
          <p aria-hidden="true" className="figures grid grid-cols-7 text-note text-mute-ink lg:col-start-2">
            {days.map((day) => (
              <span
                key={day}
                className="flex items-center gap-1.5 pb-3 pl-3 last:font-semibold last:text-white"
              >
                <span className="max-sm:hidden">{week.day}</span> {day}
                {day === days.length && <Lamp className="size-5" />}
              </span>
            ))}
          </p>
          <ol className="lg:col-span-2">
            {week.work.map((work, index) => (
              <Work key={work.service} work={work} day={week.day} colour={colours[index % colours.length]} />
            ))}
          </ol>
          <p className="mt-5 text-caption text-mute-ink lg:col-start-2">{week.after}</p>
        </div>
        <dl id="figures" className="mt-16 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-24 lg:grid-cols-4">
          {week.figures.map(({ value, label, note }) => (
            <div key={label} className="flex flex-col border-t-2 border-white pt-5">
              <dt className="order-2 mt-2 font-semibold">{label}</dt>
              <dd className="display figures order-1 text-figure">{value}</dd>
              <dd className="order-3 mt-1.5 text-caption text-mute-ink">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type WorkProps = { work: Week['work'][number]; day: string; colour: string | undefined };

function Work({ work: { service, from, to, text }, day, colour }: WorkProps) {
  const span = `${starts[from - 1]} ${spans[to - from]} row-start-1`;
  return (
    <li className="py-2.5 lg:grid lg:grid-cols-[8rem_1fr] lg:items-center lg:gap-x-6 lg:py-1">
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {service}
        <span className="text-note font-normal text-mute-ink lg:sr-only">
          {day} {from}
          {to > from && ` - ${to}`}
        </span>
      </p>
      <div className="grid grid-cols-7 gap-y-1.5 max-lg:mt-1.5">
        <span className="col-span-full row-start-1 h-2.5 rounded-full bg-ink-2 lg:h-auto lg:min-h-11 lg:rounded-control" />
        <span className={`h-2.5 rounded-full lg:h-auto lg:rounded-control ${colour} ${span}`} />
        <p
          className={`self-center text-caption max-lg:col-span-full max-lg:col-start-1 max-lg:row-start-2 max-lg:text-mute-ink lg:min-w-0 lg:px-4 lg:py-2 lg:leading-tight lg:font-semibold lg:wrap-anywhere lg:text-ink ${span}`}
        >
          {text}
        </p>
      </div>
    </li>
  );
}
