import { Mark } from '#src/components/ui/logo.tsx';
import type { PricesContent } from '#src/content/schemas/prices.ts';
import type { Slip, SlipTexts } from './slip.ts';
import { VerdictMarks } from './verdict-marks.tsx';

export function OrderSlip({ content, slip, weekly }: { content: PricesContent; slip: Slip; weekly: number }) {
  const { slip: labels, facts } = content;
  const { texts } = slip;
  return (
    <section id="order-slip" aria-label={labels.title} data-verdict={slip.verdict} className="slip">
      <div className="slip-ink on-ink">
        <div className="flex items-center justify-between gap-4 px-(--inset) pt-5 pb-4">
          <h3 className="flex items-center gap-3 text-h3">
            <Mark className="size-7" />
            {labels.title}
          </h3>
          <SlipText of={texts} at="shows" className="text-caption text-mute-ink" />
        </div>
        <dl>
          {facts.map(({ label }, index) => (
            <div key={label}>
              <dt className="text-note text-mute-ink">{label}</dt>
              <dd data-slip={`fact${index}`} className="text-caption font-semibold">
                {texts[`fact${index}`]}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="border-t border-ink-3 px-(--inset) py-3">
          {slip.free.map((isFree, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the line
            <li key={index} data-free={isFree}>
              <SlipText of={texts} at={`line${index}`} />
              <b data-slip={`amount${index}`}>{texts[`amount${index}`]}</b>
            </li>
          ))}
        </ul>
        <div className="px-(--inset) pb-5">
          <p className="flex flex-wrap items-end justify-between gap-3 border-t-2 border-white py-4">
            <span className="text-caption text-mute-ink">
              <SlipText of={texts} at="label" />
              <SlipText of={texts} at="show" className="block font-semibold text-white" />
            </span>
            <SlipText of={texts} at="month" className="display slip-total" />
          </p>
          <p className="text-caption text-mute-ink">
            <SlipText of={texts} at="minimum" className="font-semibold text-white" /> {labels.not}
          </p>
        </div>
      </div>
      <div className="slip-stub">
        <p className="flex gap-3">
          <VerdictMarks className="size-7.5" />
          <SlipText of={texts} at="title" className="display slip-verdict" />
        </p>
        <SlipScale content={content} slip={slip} weekly={weekly} />
        <SlipText of={texts} at="sum" className="block text-note text-mute" />
        <SlipText of={texts} at="needs" className="mt-1 block" />
        <p className="mt-2">
          <SlipText of={texts} at="fix" className="font-semibold" /> <SlipText of={texts} at="other" />
        </p>
      </div>
      <p data-printed className="px-(--inset)">
        <SlipText of={texts} at="date" /> <SlipText of={texts} at="address" className="block" />
      </p>
    </section>
  );
}

function SlipText({ of, at, className }: { of: SlipTexts; at: string; className?: string }) {
  return (
    <span data-slip={at} className={className}>
      {of[at]}
    </span>
  );
}

type SlipScaleProps = { content: PricesContent; slip: Slip; weekly: number };

/** The percentage of viewers who must order, compared with the average show and the average weekly show. */
function SlipScale({ content: { scale, average }, slip: { texts, share }, weekly }: SlipScaleProps) {
  const toScalePosition = (percent: number) => `${Math.min(100, (percent / scale.most) * 100)}%`;
  const averages = [
    { value: average, label: scale.average, place: '[--at:50%]' },
    { value: weekly, label: scale.weekly, place: '[--at:76%]' },
  ];
  return (
    <div data-scale hidden={share === undefined} className="slip-scale">
      <svg aria-hidden="true">
        <rect y="4" width="100%" height="12" rx="6" fill="var(--color-ink)" opacity="0.14" />
        <rect
          data-share
          y="4"
          width={toScalePosition(share ?? 0)}
          height="12"
          rx="6"
          className="slip-share"
        />
        {averages.map(({ value }) => (
          <rect
            key={value}
            x={toScalePosition(value)}
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
