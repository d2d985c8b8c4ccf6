import type { Testimonial } from '#src/content/schemas/shared.ts';

const colors = ['bg-tally text-white', 'bg-amber text-ink', 'bg-key-deep text-white'];

export function TestimonialRow({ heading, items }: { heading: string; items: Testimonial[] }) {
  return (
    <section className="shell band">
      <h2 className="max-w-160 text-h2">{heading}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-12 border-t-2 border-ink pt-8 lg:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.name} className="flex flex-col">
            <p className="display text-h3 leading-tight text-tally-text">{item.metric}</p>
            <blockquote className="mt-4 mb-7 text-lead">“{item.content}”</blockquote>
            <div className="mt-auto flex items-center gap-4">
              <span
                aria-hidden="true"
                className={`grid size-12 place-items-center rounded-full font-semibold ${colors[index % colors.length]}`}
              >
                {item.initials}
              </span>
              <p className="text-caption">
                <strong className="block font-semibold">{item.name}</strong>
                <span className="text-mute">{item.role}</span>
              </p>
              <p className="ml-auto text-caption font-semibold">
                <span className="sr-only">Rated </span>
                {item.rating}/5
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
