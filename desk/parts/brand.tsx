import { site } from '#site.config';

/** The published brand name, which the server writes into the page. */
export const publishedBrand = () => document.documentElement.dataset.brand ?? site.brand;

/** The mark without the name, for narrow screens. */
export function BrandMark({ name }: { name: string }) {
  return <img src="/desk/mark.svg" alt={`${name} desk`} className="size-7 object-contain" />;
}

/** @param size `nav` is 18 px, `page` 22 px */
export function Brand({ name, size = 'nav' }: { name: string; size?: 'nav' | 'page' }) {
  const measures =
    size === 'nav'
      ? { text: 'text-[1.125rem]', mark: 'size-5.5' }
      : { text: 'text-[1.375rem]', mark: 'size-6.5' };
  return (
    <span className={`display flex min-w-0 items-center gap-2 leading-none ${measures.text}`}>
      <img src="/desk/mark.svg" alt="" className={`shrink-0 object-contain ${measures.mark}`} />
      <span className="min-w-0 truncate py-1 -my-1">{name}</span>
      <span className="font-sans text-[0.83em] font-medium tracking-normal text-mute [font-stretch:100%]">
        desk
      </span>
    </span>
  );
}
