import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';
import { QuestionList } from '#src/sections/question-list.tsx';
import { RouteButtons } from '#src/sections/route-buttons.tsx';
import { TestimonialRow } from '#src/sections/testimonial-row.tsx';
import { CreatorHero } from './hero.tsx';
import { PayBars } from './pay-bars.tsx';

export function CreatorServices({ content }: { content: CreatorServicesContent }) {
  return (
    <>
      <CreatorHero hero={content.hero} />
      <CreatorPay pay={content.pay} />
      <CreatorProgram program={content.program} />
      <TestimonialRow {...content.testimonials} />
      <CreatorBenefits benefits={content.benefits} />
      <CreatorCommunity community={content.community} />
      <CreatorQuestions before={content.before} />
      <CreatorClosing apply={content.apply} />
    </>
  );
}

function CreatorPay({ pay }: { pay: CreatorServicesContent['pay'] }) {
  return (
    <section id="pay" className="on-ink">
      <div className="shell band grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{pay.heading}</h2>
          <p className="mt-5 max-w-110 text-lead text-mute-ink">{pay.lead}</p>
          <dl className="mt-9">
            {pay.notes.map(({ term, text }) => (
              <div key={term} className="border-t border-ink-3 py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-0.5 text-mute-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-7">
          <PayBars pay={pay} />
        </div>
      </div>
    </section>
  );
}

const stepOffsets = ['lg:mt-20', 'lg:mt-10 lg:mb-10', 'lg:mb-20'];

function CreatorProgram({ program }: { program: CreatorServicesContent['program'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band">
        <h2 className="max-w-200 text-h2">{program.heading}</h2>
        <p className="mt-5 max-w-150 text-lead text-ink-3">{program.lead}</p>
        <ol id="program" className="mt-12 grid gap-4 sm:grid-cols-2 lg:mt-2 lg:grid-cols-3">
          {program.items.map(({ when, title, text, outcome }, index) => (
            <li
              key={title}
              className={`flex flex-col rounded-card bg-white p-7 sm:p-8 ${stepOffsets[index % stepOffsets.length]} ${index > 2 ? 'lg:-mt-6' : ''}`}
            >
              <div className="flex items-baseline justify-between gap-4">
                <p aria-hidden="true" className="display text-[2.5rem] leading-none text-tally">
                  {index + 1}
                </p>
                <p className="text-caption font-semibold text-mute">{when}</p>
              </div>
              <h3 className="mt-7 text-[1.5rem] leading-tight">{title}</h3>
              <p className="mt-2 mb-7 text-ink-3">{text}</p>
              <p className="mt-auto border-t border-line pt-4 font-semibold">{outcome}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function CreatorBenefits({ benefits }: { benefits: CreatorServicesContent['benefits'] }) {
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{benefits.heading}</h2>
        <ul id="benefits" className="border-b-2 border-ink lg:col-span-8">
          {benefits.items.map(({ title, text, figure }) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-5 border-t-2 border-ink py-7 sm:grid-cols-[1fr_11rem] sm:items-center"
            >
              <div>
                <h3 className="text-[1.5rem] leading-tight">{title}</h3>
                <p className="mt-2 text-ink-3">{text}</p>
              </div>
              <p className="text-caption text-mute">
                <strong className="display block text-[2.25rem] leading-none text-tally">
                  {figure.value}
                </strong>
                <span className="mt-2 block">{figure.label}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CreatorCommunity({ community }: { community: CreatorServicesContent['community'] }) {
  return (
    <section className="shell band">
      <div className="grid overflow-hidden rounded-band bg-key-deep text-white [--focus:var(--color-white)] lg:grid-cols-12">
        <div className="p-7 sm:p-12 lg:col-span-6 lg:py-18">
          <h2 className="text-h2">{community.heading}</h2>
          <p className="mt-5 max-w-120 text-lead">{community.lead}</p>
          <ExternalButtonLink href={site.links.community} variant="accent" className="mt-8 w-full sm:w-auto">
            {community.join}
          </ExternalButtonLink>
        </div>
        <div className="bg-ink/30 p-7 sm:p-12 lg:col-span-6">
          <h3 className="text-h3">{community.week}</h3>
          <ul className="mt-4">
            {community.events.map(({ day, hour, title, text }) => (
              <li key={day} className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-white/25 py-4">
                <p className="text-caption">
                  <strong className="display block text-h3">{day}</strong>
                  {hour}
                </p>
                <div>
                  <p className="font-semibold">{title}</p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function CreatorQuestions({ before }: { before: CreatorServicesContent['before'] }) {
  return (
    <section className="shell band grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5">{before.heading}</h2>
      <div className="lg:col-span-7">
        <QuestionList questions={before.items} />
      </div>
    </section>
  );
}

function CreatorClosing({ apply }: { apply: CreatorServicesContent['apply'] }) {
  return (
    <section data-closing className="bg-amber">
      <div className="shell band grid items-end gap-x-10 gap-y-7 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-6">{apply.heading}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead">{apply.lead}</p>
          <RouteButtons links={apply.links} className="mt-7" />
        </div>
      </div>
    </section>
  );
}
