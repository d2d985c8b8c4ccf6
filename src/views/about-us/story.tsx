import { LineChart } from '#src/art/charts/line-chart.tsx';
import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';

export function AboutUsStory({ story }: { story: AboutUsContent['story'] }) {
  const { chart } = story;
  return (
    <section id="story" className="shell band">
      <h2 className="text-h2">{story.heading}</h2>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          {story.chapters.map(({ title, paragraphs }) => (
            <div key={title} className="mb-10 last:mb-0">
              <h3 className="text-h3 text-tally-text">{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 text-[1.1875rem] leading-[1.6]">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
        <div className="lg:col-span-6">
          <figure className="rounded-band bg-white p-6 sm:p-9 lg:sticky lg:top-28">
            <LineChart
              className="h-88 w-full"
              label={chart.label}
              series={[{ name: chart.orders, values: chart.values, tone: 'hot' }]}
              point={chart.point}
              xLabels={chart.shows}
              yTicks={chart.ticks}
            />
            <figcaption className="mt-6 border-t border-line pt-4 text-caption text-mute">
              {chart.caption}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
