import type { AboutContent } from '#src/content/schemas/page/about.ts';
import type { Testimonial } from '#src/content/schemas/shared.ts';

export function AboutTestimonials({ testimonials }: { testimonials: AboutContent['testimonials'] }) {
  const [first, ...others] = testimonials.items;
  return (
    <section id="testimonials" className="shell band grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 className="text-h3 text-tally-text">{testimonials.heading}</h2>
        {first && (
          <figure>
            <blockquote className="display mt-6 text-[clamp(1.5rem,1.1rem+1.5vw,2.375rem)] leading-[1.18] font-bold">
              “{first.content}”
            </blockquote>
            <TestimonialAuthor {...first} />
          </figure>
        )}
      </div>
      <div className="grid content-end gap-12 lg:col-span-5">
        {others.map((item) => (
          <figure key={item.name} className="border-t-2 border-ink pt-6">
            <blockquote className="text-lead">“{item.content}”</blockquote>
            <TestimonialAuthor {...item} />
          </figure>
        ))}
      </div>
    </section>
  );
}

function TestimonialAuthor({ initials, name, role, rating, metric }: Testimonial) {
  return (
    <figcaption className="mt-6 flex items-center gap-4 text-caption">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-ink font-semibold text-white"
      >
        {initials}
      </span>
      <span>
        <strong className="block font-semibold">{name}</strong>
        <span className="text-mute">{role}</span>
      </span>
      <span className="ml-auto text-right">
        <strong className="block font-semibold">{rating}/5</strong>
        <span className="text-mute">{metric}</span>
      </span>
    </figcaption>
  );
}
