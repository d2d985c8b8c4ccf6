import type { EnteredSource } from '#shared/forms/entered-lead.ts';

/** `POST leads`: a lead that a member enters. The client chooses the id, so that a repeated request has no effect. */
export type NewLead = {
  id: string;
  name: string;
  /** An email address or a phone number is required. */
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string;
  source: EnteredSource;
  isMine: boolean;
  /** An unsorted email of this customer: it is added to the lead, and the deadline counts from its arrival. */
  mail?: string;
};
export type CreatedLead = { ref: string };
