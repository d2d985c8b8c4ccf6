import { Face } from '#desk/parts/face.tsx';
import { StatusRing } from '#desk/parts/status-ring.tsx';
import { statuses, statusNames } from '#shared/desk/statuses.ts';

import type { PickerOption } from './picker.tsx';

export const nobody = 'nobody';

export const nobodyOption: PickerOption = {
  value: nobody,
  label: 'Unassigned',
  sign: <Face person={null} />,
};

export const statusOptions: PickerOption[] = statuses.map((status, index) => ({
  value: status,
  label: statusNames[status],
  sign: <StatusRing status={status} className="size-4" />,
  key: String(index + 1),
}));
