import type { Resource, ResourceTab } from '#src/content/schemas/page/resources.ts';

/** Resources of a tab that contain every search word in title, text or format, ignoring case. */
export function findResources(items: readonly Resource[], tab: ResourceTab, search: string): Resource[] {
  const texts = search.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ kind, title, text, format }) => {
    if (tab !== 'all' && kind !== tab) return false;
    const haystack = `${title} ${text} ${format}`.toLowerCase();
    return texts.every((word) => haystack.includes(word));
  });
}
