import { Picture } from '#src/art/picture.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';

export function MaterialsStories({ stories }: { stories: HostTrainingMaterialsContent['stories'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{stories.heading}</h2>
      <ul id="host-stories" className="mt-10 border-b-2 border-ink">
        {stories.items.map(({ creator, brand, gmv, metric, description, picture }) => (
          <li
            key={creator}
            className="grid items-center gap-x-10 gap-y-5 border-t-2 border-ink py-8 lg:grid-cols-[7rem_3fr_5fr]"
          >
            <Picture place="small" picture={picture} className="size-28 rounded-full" />
            <div>
              <p className="display text-[2.25rem] leading-none text-tally-text">{gmv}</p>
              <p className="mt-1.5 text-caption text-mute">{metric}</p>
              <h3 className="mt-3 text-h3">{creator}</h3>
              <p className="text-caption text-mute">{brand}</p>
            </div>
            <p className="text-lead">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
