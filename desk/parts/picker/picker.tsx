import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#desk/parts/icon.tsx';
import { showNotLoaded } from '#desk/parts/not-loaded.tsx';
import type { PickerPopover } from './picker-popover.tsx';

let loadedPopover: typeof PickerPopover | undefined;

/** Loads the popover's code before the first click. */
export async function loadPicker(): Promise<typeof PickerPopover> {
  loadedPopover ??= (await import('./picker-popover.tsx')).PickerPopover;
  return loadedPopover;
}

export type PickerOption = {
  value: string;
  label: string;
  sign?: ReactNode;
  aside?: ReactNode;
  key?: string;
  disabled?: boolean;
};

const triggerClasses = cva(
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

export type PickerProps = {
  label: string;
  value?: string | null;
  options: PickerOption[];
  onPick: (value: string) => void;
  search?: boolean;
  kind?: 'options' | 'actions';
  columns?: 1 | 2;
  look?: 'pill' | 'set' | 'field' | 'quiet' | 'icon' | 'bare';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
};

export function Picker(props: PickerProps) {
  const { label, kind = 'options', look = 'pill', disabled, className, children } = props;
  const [uncontrolledOpen, setOwn] = useState(false);
  const [opened, setOpened] = useState<typeof PickerPopover>();
  const [isTouched, setTouched] = useState(false);
  const open = props.open ?? uncontrolledOpen;
  function handleOpenChange(next: boolean) {
    setOwn(next);
    if (!next) setTouched(false);
    props.onOpenChange?.(next);
  }
  const control = useRef<HTMLButtonElement>(null);
  const handleLoadFailure = useEffectEvent(() => {
    showNotLoaded(control.current);
    handleOpenChange(false);
  });
  // Until the popover is loaded, the plain button stays and keeps the focus.
  useEffect(() => {
    if (!open) return;
    let isWanted = true;
    loadPicker().then(
      (popover) => setOpened(() => popover),
      () => isWanted && handleLoadFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, [open]);

  const renderButton = (press?: ComponentProps<'button'>) => (
    <button
      type="button"
      className={triggerClasses({ look, className })}
      aria-haspopup={kind === 'actions' ? 'menu' : 'listbox'}
      disabled={disabled ?? false}
      {...press}
    >
      <span className="sr-only">{label}: </span>
      {children}
      {look !== 'icon' && look !== 'bare' && <Icon name="down" className="ml-auto size-4" />}
    </button>
  );
  const Opened = opened ?? (open ? loadedPopover : undefined);
  if (Opened) {
    return (
      <Opened
        {...props}
        open={open}
        onOpenChange={handleOpenChange}
        isTouched={isTouched}
        trigger={renderButton()}
      />
    );
  }
  return renderButton({
    ref: control,
    'aria-expanded': open,
    onClick: ({ nativeEvent }) => {
      setTouched((nativeEvent as PointerEvent).pointerType === 'touch');
      handleOpenChange(true);
    },
    ...(open && { 'data-popup-open': '', 'data-keys-rest': '' }),
  });
}
