import type { ReactNode } from 'react';
import { Icon } from '#desk/parts/icon.tsx';
import { Picker, type PickerOption, type PickerProps } from './picker.tsx';

export type MenuAction = PickerOption & { onSelect: () => void };

type ActionMenuProps = Omit<PickerProps, 'kind' | 'options' | 'onPick' | 'children'> & {
  actions: (MenuAction | false)[];
  children?: ReactNode;
};

export function ActionMenu({ actions, children, ...picker }: ActionMenuProps) {
  const there = actions.filter((action) => action !== false);
  return (
    <Picker
      look="icon"
      align="end"
      {...picker}
      kind="actions"
      options={there.map(({ onSelect: _, ...option }) => option)}
      onPick={(picked) => there.find(({ value }) => value === picked)?.onSelect()}
    >
      {children ?? <Icon name="dots" className="size-4.5" />}
    </Picker>
  );
}
