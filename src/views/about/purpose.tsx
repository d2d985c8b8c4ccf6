import type { AboutContent } from '#src/content/schemas/page/about.ts';

export function AboutPurpose({ purpose: { mission, vision } }: { purpose: AboutContent['purpose'] }) {
  return (
    <section className="shell band grid gap-x-10 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-9">
        <h2 className="text-h3 text-tally-text">{mission.heading}</h2>
        <p className="display mt-5 text-[clamp(1.75rem,1.2rem+2.3vw,3.25rem)] leading-[1.1]">
          {mission.text}
        </p>
      </div>
      <div className="border-t-2 border-ink pt-6 lg:col-span-6 lg:col-start-7">
        <h2 className="text-h3 text-tally-text">{vision.heading}</h2>
        <p className="mt-4 text-lead">{vision.text}</p>
      </div>
    </section>
  );
}
