import { Picture } from '#src/art/picture.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';

export function HostStories({ stories }: { stories: HostTrainingMaterialsContent['stories'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{stories.heading}</h2>
      <ul id="host-stories" className="mt-10 border-b-2 border-ink">
        {stories.items.map(({ creator, brand, gmv, metric, description, picture }) => (
          <li
            key={creator}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-4 border-t-2 border-ink py-7 lg:grid-cols-[7rem_3fr_5fr] lg:gap-x-10"
          >
            <Picture place="small" picture={picture} className="size-22 rounded-full lg:size-28" />
            <div>
              <p className="display text-[2.25rem] leading-none text-tally-text">{gmv}</p>
              <p className="mt-1.5 text-caption text-mute">{metric}</p>
              <h3 className="mt-3 text-h3">{creator}</h3>
              <p className="text-caption text-mute">{brand}</p>
            </div>
            <p className="max-lg:col-span-full lg:text-lead">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
