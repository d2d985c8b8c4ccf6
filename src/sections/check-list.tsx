import { Icon } from '#src/components/ui/icon.tsx';

/** What is included, one line each. */
export function CheckList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`grid gap-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-1 size-5 shrink-0 text-tally [.on-ink_&]:text-tally-hot" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
