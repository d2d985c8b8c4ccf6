import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { SelectField } from '#desk/parts/field.tsx';
import type { Sort } from '#shared/desk/api.ts';
import { ExportLinks } from './export-links.tsx';
import { type FilterProps, sortNames, useFilterPills } from './filters.tsx';

type FilterSheetProps = FilterProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSelect: () => void;
};

/** The sheet with all filters and the sorting, on phones. Each choice applies immediately. */
export function FilterSheet({ filter, narrow, open, onOpenChange, onSelect }: FilterSheetProps) {
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title="Filter"
      actions={
        <>
          <Button tone="primary" onClick={() => onOpenChange(false)}>
            Show leads
          </Button>
          <Button
            tone="line"
            onClick={() => {
              onOpenChange(false);
              onSelect();
            }}
          >
            Select
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {useFilterPills({ filter, narrow }).map(({ label, value = '', anyLabel, options, onPick }) => (
          <SelectField
            key={label}
            label={label}
            value={value}
            onChange={({ target }) => onPick(target.value || undefined)}
          >
            <option value="">{anyLabel}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label="Order"
          value={filter.sort}
          onChange={({ target }) => narrow({ sort: target.value as Sort })}
        >
          {Object.entries(sortNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-2 empty:hidden">
          <ExportLinks filter={filter} />
        </div>
      </div>
    </Dialog>
  );
}
