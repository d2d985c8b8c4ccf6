import { useNow } from '#desk/frame/clock-now.tsx';
import { formatAge } from '#desk/time/durations.ts';

export function RowAge({ createdAt }: { createdAt: string }) {
  const now = useNow(60_000);
  return formatAge((now - Date.parse(createdAt)) / 1_000);
}
