import { Popover } from '@base-ui/react/popover';
import { cva } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';
import { PickerList } from './picker-list.tsx';

export type PickerOption = {
  value: string;
  label: string;
  sign?: ReactNode;
  /** Stands at the right: a count, "you". */
  aside?: ReactNode;
  /** Picks it while the list is open. */
  key?: string;
  disabled?: boolean;
};

const trigger = cva(
  'relative inline-flex items-center gap-2 text-left pointer-coarse:min-h-11 data-popup-open:bg-paper-2',
  {
    variants: {
      look: {
        pill: 'min-h-8.5 rounded-full border border-field bg-white py-1 pr-2.5 pl-3 text-caption hover:bg-paper',
        set: 'min-h-8.5 rounded-full border border-ink-3 bg-ink-3 py-1 pr-2.5 pl-3 text-caption text-white hover:bg-ink-2 data-popup-open:bg-ink',
        field: 'min-h-10 rounded-full border border-field bg-white px-3.5 hover:bg-paper',
        quiet: 'min-h-8.5 rounded-row px-2 py-1 text-caption text-mute hover:text-ink',
        icon: 'min-h-8.5 min-w-8.5 justify-center rounded-full border border-field bg-white hover:bg-paper pointer-coarse:min-w-11',
        bare: '',
      },
    },
  },
);

type PickerProps = {
  /** What is picked: "Status". The control's name together with what stands on it. */
  label: string;
  value?: string | null;
  options: PickerOption[];
  onPick: (value: string) => void;
  /** A field above the list that narrows it. */
  search?: boolean;
  /** `actions` is a menu of deeds; `options` one of several values. */
  kind?: 'options' | 'actions';
  columns?: 1 | 2;
  /** `set` is a pill whose value narrows the list; `icon` shows no arrow; `bare` brings no looks. */
  look?: 'pill' | 'set' | 'field' | 'quiet' | 'icon' | 'bare';
  /** Opened from outside too, by a key. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  className?: string;
  /** What stands on the control. */
  children: ReactNode;
};

/** Picks one of several: a list beside the control, on a phone a sheet from below. */
export function Picker(props: PickerProps) {
  const { label, value, options, onPick, search = false, kind = 'options', columns = 1 } = props;
  const { look = 'pill', disabled, side = 'bottom', align = 'start', className, children } = props;
  const [own, setOwn] = useState(false);
  const open = props.open ?? own;
  function change(next: boolean) {
    setOwn(next);
    props.onOpenChange?.(next);
  }
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger
        className={trigger({ look, className })}
        aria-haspopup={kind === 'actions' ? 'menu' : 'listbox'}
        {...(disabled && { disabled })}
      >
        <span className="sr-only">{label}: </span>
        {children}
        {look !== 'icon' && look !== 'bare' && <Icon name="down" className="ml-auto size-4" />}
      </Popover.Trigger>
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
            aria-label={label}
            className={`rounded-card bg-white px-1.5 py-2 text-ink shadow-float outline-none transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border max-sm:rounded-b-none max-sm:rounded-t-[1.375rem] max-sm:px-3 max-sm:pt-4 max-sm:pb-6 ${columns === 2 ? 'sm:w-106' : search ? 'sm:w-84' : 'sm:max-w-100 sm:min-w-56'}`}
          >
            <p aria-hidden="true" className="display mb-2 px-2.5 text-section sm:hidden">
              {label}
            </p>
            <PickerList
              {...{ label, value, options, columns, search, kind }}
              onPick={(picked) => {
                change(false);
                onPick(picked);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
