type Listed = { ref: string };

export type LeadIndex = {
  /** The index of the lead; -1 if it is not in the list. */
  index: number;
  /** If the lead left the list or moved within it: the index of the lead that followed it before. Otherwise -1. */
  vacated: number;
};

/** Finds a lead in a list. @param before the previous list, with the lead at its former position, if there is one */
export function findLead(leads: Listed[], ref: string, before: Listed[] | undefined): LeadIndex {
  const index = indexIn(leads, ref);
  const was = before ? indexIn(before, ref) : -1;
  if (!before || before === leads || was < 0) return { index, vacated: -1 };
  const following = findListed(leads, before.slice(was + 1));
  const preceding = findListed(leads, before.slice(0, was).reverse());
  const isInPlace = index >= 0 && (following < 0 || index < following) && index > preceding;
  if (isInPlace) return { index, vacated: -1 };
  return { index, vacated: following >= 0 ? following : preceding + 1 };
}

function indexIn(leads: Listed[], ref: string): number {
  return leads.findIndex((lead) => lead.ref === ref);
}

/** The index of the first of these leads that is still in the list, or -1. */
function findListed(leads: Listed[], candidates: Listed[]): number {
  const places = new Map(leads.map(({ ref }, index) => [ref, index]));
  const found = candidates.find(({ ref }) => places.has(ref));
  return found ? (places.get(found.ref) ?? -1) : -1;
}
