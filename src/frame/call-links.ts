// The slot name is repeated here (its type must match), because importing the constant would add another request
// to every page.
const visitStorageKey: typeof import('./visit-slot.ts').slot = 'visit';

/** Adds the visit's campaign parameters to a scheduling link, so that a booked call keeps its source. */
export function addCampaignParameters(link: HTMLAnchorElement | null) {
  if (link?.host !== SCHEDULING_HOST) return;
  try {
    const campaign = sessionStorage.getItem(visitStorageKey)?.match(/utm_[^&# ]+/g);
    if (campaign) link.search = SCHEDULING_QUERY + campaign.join('&');
  } catch {}
}
