import { useNow } from '#desk/frame/clock-now.tsx';
import { ageWords } from '#desk/time/durations.ts';

export function RowAge({ createdAt }: { createdAt: string }) {
  const now = useNow(60_000);
  return ageWords((now - Date.parse(createdAt)) / 1_000);
}
