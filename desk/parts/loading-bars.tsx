import { useEffect, useState } from 'react';

type LoadingBarsProps = {
  columns: string;
  bars: string[][];
  rows?: number;
  label: string;
};

/** Whether loading has taken 300 ms, so that the loading bars are shown. */
export function useIsSlow(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

export function LoadingBars({ columns, bars, rows = 6, label }: LoadingBarsProps) {
  const isLate = useIsSlow();
  return (
    <div role="status">
      {isLate && (
        <>
          <span className="sr-only">{label}: loading</span>
          {Array.from({ length: rows }, (_, row) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
              key={row}
              aria-hidden="true"
              className="grid items-start gap-3 border-line border-t py-2.5 first:border-t-0"
              style={{ gridTemplateColumns: columns }}
            >
              {bars.map((widths, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
                <div key={column} className="grid gap-2">
                  {widths.map((width, line) => (
                    <i
                      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
                      key={line}
                      className="block h-3.25 max-w-full rounded-full bg-disabled forced-colors:border"
                      style={{ width }}
                    />
                  ))}
                </div>
              ))}
            </div>
          ))}
        </>
      )}
    </div>
  );
}
