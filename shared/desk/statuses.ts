/** In the order of the desk's menus and number keys. `staff.is_open_status` excludes the closed ones. */
export const statuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type Status = (typeof statuses)[number];

export const statusNames: Record<Status, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};
