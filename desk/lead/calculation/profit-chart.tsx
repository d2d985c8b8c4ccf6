import type { CSSProperties } from 'react';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { formatMoney, formatShortMoney } from '#shared/money.ts';
import { positionOnScale, type Scale, scaleFor } from './scale.ts';

type ProfitLine = { key: string; when: string; byMonth: number[] };

const height = 180;

/** Cumulative profit over twelve months as bars, with marks for earlier calculations. */
export function ProfitChart({ shown, earlierLines }: { shown: ProfitLine; earlierLines: ProfitLine[] }) {
  const lines = [shown, ...earlierLines];
  const scale = scaleFor(lines.flatMap((line) => line.byMonth));
  return (
    <Block title="Cumulative profit over twelve months" aside={legendText(shown, earlierLines.length)}>
      <div
        aria-hidden="true"
        className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <Axis scale={scale} />
        <div className="relative" style={{ height }}>
          {scale.steps.map((step) => (
            <i
              key={step}
              className={`absolute inset-x-0 border-t ${step === 0 ? 'border-ink' : 'border-line'}`}
              style={{ bottom: `${positionOnScale(step, scale) * 100}%` }}
            />
          ))}
          <div className="absolute inset-0 grid grid-cols-12">
            {shown.byMonth.map((profit, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: months have no other name
              <div key={month} className="relative">
                <Bar value={profit} scale={scale} />
                {earlierLines.map((line) => (
                  <i
                    key={line.key}
                    className="absolute inset-x-[7%] -mb-px border-key-deep border-t-[2.5px] shadow-[0_0_0_1.5px_var(--surface)]"
                    style={{ bottom: toPercentPosition(line.byMonth[month] ?? 0, scale) }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        <EndLabels lines={lines} scale={scale} />
        <div className="col-start-2 mt-1.5 grid grid-cols-12 text-center text-key text-mute">
          {shown.byMonth.map((_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: months have no other name
            <span key={month}>{month + 1}</span>
          ))}
        </div>
        <p className="col-start-2 text-center text-key text-mute">month</p>
      </div>
      <ul aria-hidden="true" className="mt-2 grid gap-1 text-caption @min-[34rem]:hidden">
        {lines.map((line, index) => (
          <li key={line.key} className="flex flex-wrap items-center gap-x-2">
            <i className={`w-4 ${index === 0 ? 'h-3 rounded-xs bg-ink-3' : 'h-0.75 bg-key-deep'}`} />
            <b className={`font-semibold ${index === 0 ? '' : 'text-key-deep'}`}>
              {formatMoney(line.byMonth.at(-1) ?? 0)}
            </b>
            <span className="text-mute">after a year, {line.when}</span>
          </li>
        ))}
      </ul>
      <ProfitTable lines={lines} />
    </Block>
  );
}

function legendText(shown: ProfitLine, earlier: number): string {
  const loss = shown.byMonth.some((profit) => profit < 0) ? ', hatched: loss' : '';
  if (earlier === 0) return loss.replace(', ', '');
  return `bars: ${shown.when}, marks: the ${earlier === 1 ? 'one' : 'two'} before${loss}`;
}

function toPercentPosition(value: number, scale: Scale): string {
  return `${positionOnScale(value, scale) * 100}%`;
}

function Bar({ value, scale }: { value: number; scale: Scale }) {
  const zero = positionOnScale(0, scale);
  const share = positionOnScale(value, scale);
  const isLoss = value < 0;
  const style: CSSProperties = {
    bottom: `${Math.min(zero, share) * 100}%`,
    height: `${Math.abs(share - zero) * 100}%`,
    ...(isLoss && {
      background: 'repeating-linear-gradient(135deg, var(--color-ink-3) 0 3px, var(--surface) 3px 6px)',
    }),
  };
  const classes = isLoss
    ? 'rounded-b-[3px] border border-ink-3'
    : 'rounded-t-[3px] bg-ink-3 forced-colors:border';
  return <i className={`absolute inset-x-[19%] ${classes}`} style={style} />;
}

function Axis({ scale }: { scale: Scale }) {
  return (
    <div className="relative text-right text-key text-mute" style={{ height }}>
      {scale.steps.map((step) => (
        <span key={step} className="invisible block h-0">
          {formatShortMoney(step)}
        </span>
      ))}
      {scale.steps.map((step) => (
        <span
          key={step}
          className="absolute right-0 translate-y-1/2 leading-none whitespace-nowrap"
          style={{ bottom: toPercentPosition(step, scale) }}
        >
          {formatShortMoney(step)}
        </span>
      ))}
    </div>
  );
}

const labelHeight = 20;

function EndLabels({ lines, scale }: { lines: ProfitLine[]; scale: Scale }) {
  const ends = lines
    .map((line, index) => ({
      line,
      index,
      bottom: positionOnScale(line.byMonth.at(-1) ?? 0, scale) * height,
    }))
    .sort((a, b) => a.bottom - b.bottom);
  for (const [i, end] of ends.entries()) {
    const below = ends[i - 1];
    if (below) end.bottom = Math.max(end.bottom, below.bottom + labelHeight);
  }
  return (
    <div
      className="relative hidden pl-1 text-caption whitespace-nowrap @min-[34rem]:block"
      style={{ height }}
    >
      {ends.map(({ line, index, bottom }) => (
        <p
          key={line.key}
          className="absolute inset-x-1 flex translate-y-1/2 justify-between gap-3 leading-none"
          style={{ bottom }}
        >
          <EndText line={line} isShown={index === 0} />
        </p>
      ))}
      {lines.map((line, index) => (
        <p key={line.key} className="invisible flex h-0 gap-3">
          <EndText line={line} isShown={index === 0} />
        </p>
      ))}
    </div>
  );
}

function EndText({ line, isShown }: { line: ProfitLine; isShown: boolean }) {
  return (
    <>
      <b className={`font-semibold ${isShown ? '' : 'text-key-deep'}`}>
        {formatMoney(line.byMonth.at(-1) ?? 0)}
      </b>
      <span className="text-mute">{line.when}</span>
    </>
  );
}

function ProfitTable({ lines }: { lines: ProfitLine[] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Profit at the end of each month, in US dollars</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {lines.map((line) => (
              <th key={line.key} scope="col">
                Calculation of {line.when}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines[0]?.byMonth.map((_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: months have no other name
            <tr key={month}>
              <th scope="row">{month + 1}</th>
              {lines.map((line) => (
                <td key={line.key}>{formatMoney(line.byMonth[month] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
