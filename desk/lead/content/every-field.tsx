import { formatColumnLabel } from '#shared/forms/column-label.ts';
import { formatValue, type StoredRow } from '#shared/forms/stored-row.ts';

export function EveryField({ row, without = [] }: { row: StoredRow; without?: string[] }) {
  const hidden = ['id', 'member_id', ...without];
  return (
    <dl className="border-ink border-t-2 pb-3">
      {Object.entries(row)
        .filter(([column]) => !hidden.includes(column))
        .map(([column, value]) => {
          const text = formatValue(value);
          return (
            <div
              key={column}
              className="grid grid-cols-[minmax(7rem,2fr)_5fr] gap-x-4 border-line border-t py-1.5 first:border-t-0 @max-[22rem]:grid-cols-1"
            >
              <dt className="text-mute wrap-anywhere">{formatColumnLabel(column)}</dt>
              <dd
                dir="auto"
                className={`whitespace-pre-wrap wrap-anywhere ${text === null ? 'text-mute' : ''}`}
              >
                {text ?? 'empty'}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
