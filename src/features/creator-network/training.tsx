import type { NetworkTabs } from '#src/content/schemas/page/creator-network.ts';

export function Training({ content: { lead, labels, items } }: { content: NetworkTabs['training'] }) {
  return (
    <>
      <p className="max-w-150 text-lead text-ink-3">{lead}</p>
      <table id="training" className="mt-8 w-full border-b-2 border-ink text-left">
        <thead>
          <tr className="text-caption text-mute max-md:sr-only">
            <th scope="col" className="pb-3 font-normal">
              {labels.title}
            </th>
            <th scope="col" className="pb-3 font-normal">
              {labels.type}
            </th>
            <th scope="col" className="pb-3 font-normal">
              {labels.duration}
            </th>
            <th scope="col" className="pb-3 font-normal">
              {labels.level}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, type, duration, level }) => (
            <tr
              key={title}
              className="border-t-2 border-ink max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-5"
            >
              <th scope="row" className="display pr-4 text-h3 max-md:mb-1.5 max-md:w-full md:py-5">
                {title}
              </th>
              <td className="pr-4 max-md:text-caption">{type}</td>
              <td className="figures pr-4 font-semibold max-md:text-caption">{duration}</td>
              <td className="max-md:text-caption">{level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
