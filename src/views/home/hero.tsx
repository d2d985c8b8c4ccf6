import type { ReactNode } from 'react';
import { Sparkline } from '#src/art/charts/sparkline.tsx';
import { Picture } from '#src/art/picture.tsx';
import { LiveBar, Phone } from '#src/components/ui/phone.tsx';
import type { HomeContent } from '#src/content/schemas/page/home.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

type HomeHeroProps = { hero: HomeContent['hero']; meter: HomeContent['demo']['sold']; film: ReactNode };

export function HomeHero({ hero, meter, film }: HomeHeroProps) {
  return (
    <section className="hero-gradient overflow-clip">
      <div className="shell grid items-end gap-x-10 lg:grid-cols-12">
        <div className="pt-14 pb-12 lg:col-span-7 lg:self-center lg:py-20">
          <p className="flex items-center gap-2.5 text-caption font-semibold">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-tally outline-4 outline-tally/20" />
            {hero.kicker}
          </p>
          <h1 className="mt-6 text-h1">
            {hero.lines.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
            {hero.accent.map((line) => (
              <span key={line} className="block text-tally">
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-7 max-w-140 text-lead text-ink-3 lg:max-xl:max-w-120">{hero.lead}</p>
          <HeroButtons call={hero.call} jump={hero.watch} to="#show" />
          <ul className="mt-9 flex flex-wrap gap-x-8 gap-y-1 text-caption text-ink-3">
            {hero.proof.map(({ before, strong, after }) => (
              <li key={strong}>
                {before} <strong className="font-semibold text-ink">{strong}</strong> {after}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative mx-auto w-full max-w-88 lg:col-span-5 lg:mr-4 lg:ml-auto">
          <Phone className="-mb-14 h-140 w-full lg:mt-16 lg:h-168">
            <Picture place="phone" isFirst picture={hero.picture} className="absolute inset-0 size-full" />
            {film}
            <div className="pointer-events-none absolute inset-x-0 top-0 h-24 bg-linear-to-b from-ink/50" />
            <LiveBar />
          </Phone>
          <div className="absolute top-[56%] -left-3 w-42 rounded-card bg-white p-4 shadow-float sm:-left-20 lg:top-[52%] lg:-left-4 lg:w-50 lg:p-5 xl:-left-30">
            <p className="text-note text-mute">{meter.label}</p>
            <p className="display figures text-[1.75rem] leading-tight">{meter.value}</p>
            <Sparkline values={meter.minutes} className="mt-2 h-9 w-full" />
          </div>
        </div>
      </div>
    </section>
  );
}
