import { Icon } from '#src/components/ui/icon.tsx';

export function DoneMark({ className }: { className: string }) {
  return (
    <span className={`grid shrink-0 place-items-center rounded-full bg-ok text-white ${className}`}>
      <Icon name="check" className="size-1/2" />
    </span>
  );
}
