import type { PricesContent } from '#src/content/schemas/prices.ts';
import type { Slip } from './slip.ts';

type SlipScaleProps = { content: PricesContent; slip: Slip; weekly: number };

/** Percent of the viewers who have to order, compared with the average show and the average weekly show. */
export function SlipScale({ content: { scale, average }, slip: { texts, share }, weekly }: SlipScaleProps) {
  const at = (percent: number) => `${Math.min(100, (percent / scale.most) * 100)}%`;
  const averages = [
    { value: average, label: scale.average, place: '[--at:50%]' },
    { value: weekly, label: scale.weekly, place: '[--at:76%]' },
  ];
  return (
    <div data-scale hidden={share === undefined} className="slip-scale">
      <svg aria-hidden="true">
        <rect y="4" width="100%" height="12" rx="6" fill="var(--color-ink)" opacity="0.14" />
        <rect data-share y="4" width={at(share ?? 0)} height="12" rx="6" className="slip-share" />
        {averages.map(({ value }) => (
          <rect
            key={value}
            x={at(value)}
            width="2"
            height="24"
            fill="var(--color-ink)"
            stroke="var(--stub, var(--color-white))"
            strokeWidth="4"
            paintOrder="stroke"
            transform="translate(-1)"
          />
        ))}
      </svg>
      <p>
        <b data-slip="need">{texts.need}</b>
        {scale.need}
      </p>
      {averages.map(({ value, label, place }) => (
        <p key={label} className={place}>
          <b>{value}%</b>
          {label}
        </p>
      ))}
    </div>
  );
}
