import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';

const shades = [
  'bg-white text-tally-text font-semibold inset-ring-2 inset-ring-tally',
  'bg-key-deep/20',
  'bg-key-deep/40',
  'bg-key-deep/60',
  'bg-key-deep text-white',
];

const barHeight = 56;

/** Score sheet: one row per step, one column per 15 minutes, and the orders of each column at the bottom. */
export function ScoreSheet({ tape }: { tape: HostTrainingContent['tape'] }) {
  const most = Math.max(...tape.orders.values);
  return (
    <div className="rounded-band bg-white p-4 sm:p-8 lg:col-span-8">
      <table className="figures w-full table-fixed border-separate border-spacing-0.5 text-center sm:border-spacing-1">
        <caption className="pb-4 text-left text-caption text-mute">{tape.caption}</caption>
        <thead>
          <tr className="text-note text-mute">
            <th scope="col" className="w-9 pb-2 text-left font-normal sm:w-28">
              <span className="max-sm:sr-only">{tape.minute}</span>
            </th>
            {tape.minutes.map((minute) => (
              <th key={minute} scope="col" className="pb-2 font-normal">
                {minute}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tape.rows.map(({ letter, name, said }) => (
            <tr key={letter}>
              <th scope="row" className="text-left font-semibold">
                <span aria-hidden="true" className="sm:hidden">
                  {letter}
                </span>
                <span className="max-sm:sr-only">{name}</span>
              </th>
              {said.map((times, quarter) => (
                <td key={tape.minutes[quarter]} className={`h-10 rounded-md sm:h-11 ${shades[times]}`}>
                  {times}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="align-bottom text-left font-semibold">
              <span className="max-sm:sr-only">{tape.orders.name}</span>
            </th>
            {tape.orders.values.map((orders, quarter) => (
              <td key={tape.minutes[quarter]} className="pt-5 align-bottom">
                <svg aria-hidden="true" width="100%" height={barHeight}>
                  <rect
                    x="15%"
                    width="70%"
                    rx={4}
                    y={barHeight - (orders / most) * barHeight}
                    height={(orders / most) * barHeight}
                    fill="var(--color-tally)"
                  />
                </svg>
                <span className="font-semibold">{orders}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
