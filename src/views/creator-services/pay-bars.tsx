import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';

const parts = ['base', 'commission', 'bonus'] as const;
const barColors = {
  base: 'var(--color-mute-ink)',
  commission: 'var(--color-tally-hot)',
  bonus: 'var(--color-amber)',
};
const textClasses = { base: 'text-mute-ink', commission: 'text-tally-hot', bonus: 'text-amber' };

type Pay = CreatorServicesContent['pay'];

const sumParts = (stage: Pay['stages'][number]) => parts.reduce((sum, part) => sum + stage[part], 0);

/** Pay per hour as one stacked bar per stage. Decorative: the table below contains the same data. */
export function PayBars({ pay }: { pay: Pay }) {
  const top = Math.max(...pay.stages.map(sumParts));
  return (
    <figure className="h-full rounded-band bg-ink-2 p-6 sm:p-9">
      <figcaption className="text-caption text-mute-ink">{pay.label}</figcaption>
      <svg aria-hidden="true" width="100%" height={300} className="mt-8 overflow-visible">
        {pay.stages.map((stage, index) => {
          let under = 0;
          return (
            <g key={stage.stage}>
              {parts.map((part) => {
                under += stage[part];
                return (
                  <rect
                    key={part}
                    x={`${index * 25 + 3}%`}
                    width="19%"
                    y={`${100 - (under / top) * 88}%`}
                    height={`${(stage[part] / top) * 88}%`}
                    fill={barColors[part]}
                    stroke="var(--color-ink-2)"
                    strokeWidth={3}
                  />
                );
              })}
              <text
                x={`${index * 25 + 12.5}%`}
                y={`${100 - (under / top) * 88}%`}
                dy={-10}
                textAnchor="middle"
                fontSize={20}
                fontWeight={700}
                fill="var(--color-white)"
              >
                ${under}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="figures w-full border-t border-mute-ink text-caption">
        <thead>
          <tr>
            <td className="sr-only" />
            {pay.stages.map(({ stage }) => (
              <th key={stage} scope="col" className="w-1/4 py-3 font-semibold">
                {stage}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.toReversed().map((part) => (
            <tr key={part}>
              <th scope="row" className="sr-only">
                {pay.parts[part]}
              </th>
              {pay.stages.map((stage) => (
                <td
                  key={stage.stage}
                  className={`border-t border-ink-3 py-2 text-center ${textClasses[part]}`}
                >
                  ${stage[part]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden="true" className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-caption">
        {parts.toReversed().map((part) => (
          <li key={part} className={`flex items-center gap-2 ${textClasses[part]}`}>
            <span aria-hidden="true" className="size-3 rounded-full bg-current" />
            {pay.parts[part]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
