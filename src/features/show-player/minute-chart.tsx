import type { ShowTexts } from '#src/content/schemas/show.ts';
import { buildBarsPath, buildLinePath, formatTotal, type ShowData, type WhichShow } from './minute.ts';

type MinuteChartProps = {
  data: ShowData;
  which: WhichShow;
  /** The current minute. */
  at: number;
  valueText: string;
  texts: ShowTexts;
  axes: { time: readonly string[]; revenue: readonly { value: number; label: string }[] };
};

const minutes = 90;
/** Maximum of the y axis, in dollars and in tens of dollars (the unit of the axis). */
const maxDollars = 1000;
const axisMaximum = maxDollars / 10;

/** 90 decorative bars, the other show as a line, and a native range input. */
export function MinuteChart({ data, which, at, valueText, texts, axes }: MinuteChartProps) {
  const other = which === 'tenth' ? 'first' : 'tenth';
  return (
    <div className="show-chart">
      <p className="show-legend">
        {(['tenth', 'first'] as const).map((show) => (
          <span key={show} data-show={show}>
            {texts[show]}, <span data-of={show}>{formatTotal(data.curves[show])}</span>
          </span>
        ))}
      </p>
      <div data-of="plot" className="show-plot" aria-hidden="true">
        {axes.revenue.map(({ value, label }) => (
          <span key={value} className={`show-tick show-tick-${Math.round((value / axisMaximum) * 4)}`}>
            {label}
          </span>
        ))}
        <div className="show-beam" />
        <svg aria-hidden="true" viewBox={`0 0 ${minutes} ${maxDollars}`} preserveAspectRatio="none">
          <defs>
            <linearGradient id="show-hot" x2="0" y1="200" y2={maxDollars} gradientUnits="userSpaceOnUse">
              <stop stopColor="var(--color-amber)" />
              <stop offset="0.6" stopColor="var(--color-tally-hot)" />
              <stop offset="1" stopColor="var(--color-magenta)" />
            </linearGradient>
            <path data-of="bars" id="show-bars" d={buildBarsPath(data.curves[which])} />
            <clipPath id="show-played">
              <rect data-of="played" width={at} height={maxDollars} />
            </clipPath>
          </defs>
          <use href="#show-bars" className="show-bars" />
          <use href="#show-bars" className="show-bars show-bars-played" clipPath="url(#show-played)" />
          <path
            data-of="line"
            d={buildLinePath(data.curves[other])}
            className="show-line"
            vectorEffect="non-scaling-stroke"
          />
          <path data-of="now" className="show-now" />
        </svg>
        <p className="show-flag">
          <span data-of="flag" className="display figures" />
          {texts.thisMinute}
        </p>
      </div>
      <input
        data-of="range"
        type="range"
        min={0}
        max={minutes - 1}
        step={1}
        defaultValue={at}
        autoComplete="off"
        aria-label={texts.range}
        aria-valuetext={valueText}
        className="show-range needs-script"
      />
      <div aria-hidden="true" className="show-times figures">
        {axes.time.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
    </div>
  );
}
