import { CallClosing } from './call-closing.tsx';
import { CameraClosing } from './camera-closing.tsx';
import { ParcelClosing } from './parcel-closing.tsx';
import { ReceiptClosing } from './receipt-closing.tsx';
import { StepsClosing } from './steps-closing.tsx';
import { TapeClosing } from './tape-closing.tsx';
import { WeekClosing } from './week-closing.tsx';

export const closings = {
  'closing-call': CallClosing,
  'closing-camera': CameraClosing,
  'closing-parcel': ParcelClosing,
  'closing-receipt': ReceiptClosing,
  'closing-steps': StepsClosing,
  'closing-tape': TapeClosing,
  'closing-week': WeekClosing,
} as const;
