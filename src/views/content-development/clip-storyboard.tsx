import { LineChart } from '#src/art/charts/line-chart.tsx';
import { Picture } from '#src/art/picture.tsx';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';

/** A clip's storyboard above its retention curve. On wide screens frames and seconds share one axis. */
export function ClipStoryboard({ clip }: { clip: ContentDevelopmentContent['clip'] }) {
  const { chart, frames, heading, lead, lesson } = clip;
  return (
    <section id="clip" className="on-ink">
      <div className="shell pt-8 pb-[clamp(4rem,2.6rem+5.6vw,7rem)] lg:pt-14">
        <ol className="grid gap-x-2.5 gap-y-5 md:grid-cols-5 md:pl-13 min-[84rem]:pl-0">
          {frames.map((frame) => (
            <ClipFrame key={frame.time} frame={frame} />
          ))}
        </ol>
        <div className="mt-16 grid items-end gap-x-10 gap-y-4 md:pl-13 min-[84rem]:pl-0 lg:mt-24 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-7">{heading}</h2>
          <p className="text-mute-ink lg:col-span-5">{lead}</p>
        </div>
        <LineChart
          onInk
          label={chart.label}
          series={[
            { name: chart.good.name, values: chart.good.values, tone: 'hot' },
            { name: chart.bad.name, values: chart.bad.values, tone: 'mute' },
          ]}
          xLabels={chart.seconds}
          yTicks={chart.ticks}
          className="mt-8 h-84 w-full min-[84rem]:-ml-13 min-[84rem]:w-[calc(100%+3.25rem)]"
        />
        <p className="mt-10 max-w-180 border-l-2 border-tally-hot pl-5 text-lead md:ml-13 min-[84rem]:ml-0">
          {lesson}
        </p>
      </div>
    </section>
  );
}

function ClipFrame({ frame }: { frame: ContentDevelopmentContent['clip']['frames'][number] }) {
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 md:block">
      <Picture
        place="quarter"
        picture={frame.picture}
        className="aspect-[9/16] w-full rounded-control lg:rounded-card"
      />
      <div className="md:mt-4 md:pr-3">
        <p>
          <span className="figures block text-caption text-mute-ink">{frame.time}</span>
          <span className="display text-h3">{frame.title}</span>
        </p>
        <p className="mt-1 text-mute-ink">{frame.text}</p>
      </div>
    </li>
  );
}
