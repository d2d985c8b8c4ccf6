import { Popover } from '@base-ui/react/popover';
import { type ReactElement, useRef } from 'react';
import type { PickerProps } from './picker.tsx';
import { PickerList } from './picker-list.tsx';

type PickerPopoverProps = PickerProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isTouched: boolean;
  trigger: ReactElement;
};

export function PickerPopover(props: PickerPopoverProps) {
  const { label, value, options, onPick, search = false, kind = 'options', columns = 1 } = props;
  const { open, onOpenChange, isTouched, trigger, disabled, side = 'bottom', align = 'start' } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger render={trigger} disabled={disabled ?? false} />
      <Popover.Portal>
        <Popover.Backdrop className="fixed inset-0 z-40 bg-ink/45 sm:hidden" />
        <Popover.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:transform-none!"
        >
          <Popover.Popup
            ref={popup}
            aria-label={label}
            {...(isTouched && { initialFocus: popup })}
            className={`rounded-card bg-white px-1.5 py-2 text-ink shadow-float outline-none transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border max-sm:rounded-b-none max-sm:rounded-t-[1.375rem] max-sm:px-3 max-sm:pt-4 max-sm:pb-6 ${columns === 2 ? 'sm:w-106' : search ? 'sm:w-84' : 'sm:max-w-100 sm:min-w-56'}`}
          >
            <p aria-hidden="true" className="display mb-2 px-2.5 text-section sm:hidden">
              {label}
            </p>
            <PickerList
              {...{ label, value, options, columns, search, kind }}
              onPick={(picked) => {
                onOpenChange(false);
                onPick(picked);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
