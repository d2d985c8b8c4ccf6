/** @param size `nav` is 18 px, `page` 22 px */
export function Brand({ name, size = 'nav' }: { name: string; size?: 'nav' | 'page' }) {
  const measures =
    size === 'nav'
      ? { text: 'text-[1.125rem]', mark: 'size-5.5' }
      : { text: 'text-[1.375rem]', mark: 'size-6.5' };
  return (
    <span className={`display flex min-w-0 items-center gap-2 leading-none ${measures.text}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${measures.mark}`}>
        <rect width="24" height="24" rx="7" fill="var(--color-ink)" />
        <circle cx="12" cy="12" r="8" fill="var(--color-tally-hot)" opacity="0.22" />
        <circle cx="12" cy="12" r="5" fill="var(--color-tally-hot)" />
      </svg>
      <span className="min-w-0 truncate py-1 -my-1">{name}</span>
      <span className="font-sans text-[0.83em] font-medium tracking-normal text-mute [font-stretch:100%]">
        desk
      </span>
    </span>
  );
}
