import { Picture } from '#src/art/picture.tsx';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';

export function StoriesTestimonials({ testimonials }: Pick<SuccessStoriesContent, 'testimonials'>) {
  return (
    <section className="shell">
      <div className="border-t-2 border-ink pt-12">
        <h2 className="sr-only">{testimonials.heading}</h2>
        <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          {testimonials.items.map((item) => (
            <li key={item.name} className="flex flex-col">
              <blockquote className="display mb-8 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-[1.18]">
                “{item.content}”
              </blockquote>
              <div className="mt-auto flex items-center gap-5">
                <Picture place="small" picture={item.picture} className="size-20 shrink-0 rounded-full" />
                <p>
                  <strong className="block font-semibold">{item.name}</strong>
                  <span className="block text-caption text-mute">{item.role}</span>
                  <span className="block text-caption font-semibold text-tally-text">
                    {item.metric}, <span className="sr-only">rated </span>
                    {item.rating}/5
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
