import { Mark } from '#src/components/ui/logo.tsx';
import type { ServicesContent } from '#src/content/schemas/page/services.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Week = ServicesContent['week'];

const days = [1, 2, 3, 4, 5, 6, 7];
/** Complete class names, because Tailwind does not find computed ones. */
const startClasses = [
  '[--from:1]',
  '[--from:2]',
  '[--from:3]',
  '[--from:4]',
  '[--from:5]',
  '[--from:6]',
  '[--from:7]',
];
const spanClasses = [
  '[--days:1]',
  '[--days:2]',
  '[--days:3]',
  '[--days:4]',
  '[--days:5]',
  '[--days:6]',
  '[--days:7]',
];
const colors = ['after:bg-amber', 'after:bg-key', 'after:bg-white', 'after:bg-tally-hot'];

export function LaunchWeek({ week }: { week: Week }) {
  return (
    <section id="week" className="on-ink">
      <div className="shell band">
        <SectionHead heading={week.heading} lead={week.lead} quiet />
        <div className="mt-12 lg:grid lg:grid-cols-[8rem_1fr] lg:gap-x-6">
          <p aria-hidden="true" className="figures grid grid-cols-7 text-note text-mute-ink lg:col-start-2">
            {days.map((day) => (
              <span
                key={day}
                data-day={week.day}
                className="flex items-center gap-1.5 pb-3 pl-3 last:font-semibold last:text-white sm:before:content-[attr(data-day)]"
              >
                {day}
                {day === days.length && <Mark className="size-5" />}
              </span>
            ))}
          </p>
          <ol className="lg:col-span-2">
            {week.work.map((work, index) => (
              <WorkRow key={work.service} work={work} day={week.day} color={colors[index % colors.length]} />
            ))}
          </ol>
          <p className="mt-5 text-caption text-mute-ink lg:col-start-2">{week.after}</p>
        </div>
        <dl id="figures" className="mt-12 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:mt-24 lg:grid-cols-4">
          {week.figures.map(({ value, label, note }) => (
            <div key={label} className="flex flex-col border-t-2 border-white pt-5">
              <dt className="order-2 mt-2 font-semibold">{label}</dt>
              <dd className="display figures order-1 text-figure">{value}</dd>
              <dd className="order-3 mt-1.5 text-caption text-mute-ink">{note}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 border-t border-ink-3 pt-4 text-note text-mute-ink lg:mt-12">{week.counted}</p>
      </div>
    </section>
  );
}

type WorkProps = { work: Week['work'][number]; day: string; color: string | undefined };

function WorkRow({ work: { service, from, to, text }, day, color }: WorkProps) {
  const span = `${startClasses[from - 1]} ${spanClasses[to - from]}`;
  return (
    <li className="py-2 lg:grid lg:grid-cols-[8rem_1fr] lg:items-center lg:gap-x-6 lg:py-1">
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {service}
        <span className="text-note font-normal text-mute-ink lg:sr-only">
          {`${day} ${from}${to > from ? ` - ${to}` : ''}`}
        </span>
      </p>
      <div
        className={`grid grid-cols-7 gap-y-1.5 before:col-span-full before:row-start-1 before:h-2.5 before:rounded-full before:bg-ink-2 after:col-[var(--from)/span_var(--days)] after:row-start-1 after:h-2.5 after:rounded-full max-lg:mt-1.5 lg:before:h-auto lg:before:min-h-11 lg:before:rounded-control lg:after:h-auto lg:after:rounded-control ${color} ${span}`}
      >
        <p className="order-1 self-center text-caption max-lg:col-span-full max-lg:row-start-2 max-lg:text-mute-ink lg:col-[var(--from)/span_var(--days)] lg:row-start-1 lg:min-w-0 lg:px-4 lg:py-2 lg:leading-tight lg:font-semibold lg:wrap-anywhere lg:text-ink">
          {text}
        </p>
      </div>
    </li>
  );
}
