import { site } from '#site.config';
import { LineChart } from '#src/art/charts/line-chart.tsx';
import { ClientMark } from '#src/art/client-mark.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { Client } from '#src/content/schemas/clients.ts';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { hrefOf } from '#src/routes.ts';

export function EveningStory({
  evening,
  client,
}: {
  evening: SuccessStoriesContent['evening'];
  client: Client;
}) {
  return (
    <article id="evening" className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <ClientMark client={client} className="h-7 w-auto" />
        <h2 className="mt-6 text-h2">{evening.title}</h2>
        <p className="mt-6 text-lead text-ink-3">{evening.lead}</p>
        <figure className="mt-10 flex flex-col rounded-band bg-white p-6 sm:p-9">
          <figcaption className="font-semibold">{evening.chart}</figcaption>
          <LineChart
            className="mt-5 h-84 w-full"
            label={evening.chart}
            series={[{ name: evening.series, values: evening.orders, tone: 'hot' }]}
            point={evening.point}
            xLabels={evening.time}
            yTicks={evening.ticks}
          />
        </figure>
      </div>
      <div className="lg:col-span-5 lg:pt-14">
        <ol>
          {evening.log.map(({ time, text }) => (
            <li
              key={time}
              className="grid grid-cols-[7rem_1fr] gap-x-4 border-l-2 border-ink pb-9 pl-6 last:border-transparent last:pb-0"
            >
              <p className="display figures one-line relative text-h3 leading-tight">
                <span
                  aria-hidden="true"
                  className="absolute top-1 -left-[2.05rem] size-3.5 rounded-full bg-tally outline-4 outline-paper"
                />
                {time}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href={hrefOf(evening.contact)} className="max-sm:w-full">
            {evening.contact.label}
          </ButtonLink>
          <ExternalButtonLink href={site.links.scheduling} variant="outline" className="max-sm:w-full">
            {evening.call}
          </ExternalButtonLink>
        </div>
      </div>
    </article>
  );
}
