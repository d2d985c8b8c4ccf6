// A constant of its own, held by its type: a module that forms share would be one more file for every page.
const slot: typeof import('./visit-slot.ts').slot = 'visit';

/** A link to the scheduling page takes the visit's campaign along, so that a booked call keeps its source. */
export function passOn(link: HTMLAnchorElement | null) {
  if (link?.host !== SCHEDULING_HOST) return;
  try {
    const campaign = sessionStorage.getItem(slot)?.match(/utm_[^&# ]+/g);
    if (campaign) link.search = SCHEDULING_QUERY + campaign.join('&');
  } catch {}
}
