import { Icon } from '#desk/parts/icon.tsx';
import { KeyHint } from '#desk/parts/key-cap.tsx';
import type { PickerOption } from './picker.tsx';

type PickerRowProps = {
  id: string;
  option: PickerOption;
  kind: 'options' | 'actions';
  isActive: boolean;
  isSelected: boolean;
  onPoint: () => void;
  onPick: () => void;
};

export function PickerRow({ id, option, kind, isActive, isSelected, onPoint, onPick }: PickerRowProps) {
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      {...(kind === 'actions' ? { role: 'menuitem' } : { role: 'option', 'aria-selected': isSelected })}
      {...(option.disabled && { 'aria-disabled': true })}
      {...(isActive && { 'data-active': true })}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className="flex min-h-9.5 w-full items-center gap-2.5 rounded-row px-2.5 py-1 text-left select-none aria-disabled:text-mute data-active:bg-paper-2 pointer-coarse:min-h-12 forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2"
    >
      {option.sign}
      <span className={`min-w-0 wrap-anywhere ${isSelected ? 'font-semibold' : ''}`}>{option.label}</span>
      <span className="ml-auto flex items-center gap-2 pl-2 text-caption text-mute">
        {option.aside}
        {isSelected && <Icon name="check" className="size-4.5 text-ink" />}
        {option.key && <KeyHint>{option.key.toUpperCase()}</KeyHint>}
      </span>
    </button>
  );
}
