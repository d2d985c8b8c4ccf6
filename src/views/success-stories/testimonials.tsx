import { Portrait } from '#src/art/kit/portrait.tsx';
import { Scene } from '#src/art/scene.tsx';
import type { SuccessStoriesContent } from '#src/content/schemas/success-stories.ts';

const faces = [
  { skin: 'porcelain', hair: 'crop', hairColour: 'wheat', cloth: 'teal', ground: 'var(--color-amber)' },
  { skin: 'almond', hair: 'bun', hairColour: 'silver', cloth: 'plum', ground: 'var(--color-key)' },
] as const;

/** Two voices, set large. */
export function StoriesTestimonials({ testimonials }: Pick<SuccessStoriesContent, 'testimonials'>) {
  return (
    <section className="shell">
      <div className="border-t-2 border-ink pt-12">
        <h2 className="sr-only">{testimonials.heading}</h2>
        <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          {testimonials.items.map((item, index) => {
            const { ground, ...face } = faces[index % faces.length] ?? faces[0];
            return (
              <li key={item.name} className="flex flex-col">
                <blockquote className="display mb-8 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-[1.18]">
                  “{item.content}”
                </blockquote>
                <div className="mt-auto flex items-center gap-5">
                  <Scene width={160} height={160} className="size-20 shrink-0 rounded-full">
                    <rect width={160} height={160} fill={ground} />
                    <Portrait x={80} y={84} scale={0.78} {...face} />
                  </Scene>
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
            );
          })}
        </ul>
      </div>
    </section>
  );
}
