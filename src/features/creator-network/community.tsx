import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { NetworkTabs } from '#src/content/schemas/page/creator-network.ts';

const colors = ['bg-tally text-white', 'bg-amber text-ink', 'bg-key-deep text-white'];

export function Community({ content }: { content: NetworkTabs['community'] }) {
  const speakers = [...new Set(content.messages.map(({ name }) => name))];
  return (
    <div id="community" className="grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:items-center">
      <div className="lg:col-span-6">
        <p className="text-lead">{content.lead}</p>
        <p className="mt-4 text-ink-3">{content.text}</p>
        <OpeningButton opening="joinDiscord" className="mt-7 max-sm:w-full">
          {content.join}
        </OpeningButton>
        <dl className="mt-10 grid grid-cols-3 gap-x-5 border-t-2 border-ink pt-5">
          {content.figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1.5 text-caption text-mute">{label}</dt>
              <dd className="display text-[clamp(1.5rem,1rem+1.8vw,2.5rem)] leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="on-ink rounded-band p-6 sm:p-9 lg:col-span-6">
        <p className="text-caption text-mute-ink"># {content.room}</p>
        <ul className="mt-5 grid gap-4">
          {content.messages.map(({ name, text }) => (
            <li key={text} className="flex gap-3.5">
              <span
                aria-hidden="true"
                className={`grid size-10 shrink-0 place-items-center rounded-full font-semibold ${colors[speakers.indexOf(name) % colors.length]}`}
              >
                {name[0]}
              </span>
              <p className="rounded-control rounded-tl-none bg-ink-2 px-4 py-3">
                <strong className="block text-caption font-semibold text-amber">{name}</strong>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
