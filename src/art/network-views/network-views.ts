import { CoachView } from './coach-view.tsx';
import { HookView } from './hook-view.tsx';
import { MinuteView } from './minute-view.tsx';
import { OrderView } from './order-view.tsx';
import { SetView } from './set-view.tsx';

/** The services as a creator sees them, one wide drawing each. */
export const networkViews = {
  'network-coach': CoachView,
  'network-hook': HookView,
  'network-minute': MinuteView,
  'network-order': OrderView,
  'network-set': SetView,
} as const;
