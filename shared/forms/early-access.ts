import type { FormDefinition } from './form.ts';
import { textOf } from './stored-row.ts';

const roleLabels: Record<string, string> = {
  founder: 'Founder or CEO',
  marketing: 'Marketing',
  ecommerce: 'E-commerce',
  content: 'Content',
  agency: 'Agency',
  other: 'Something else',
};
const formatRole = (role: string) => roleLabels[role] ?? role;

export const earlyAccess: FormDefinition = {
  table: 'early_access_signups',
  origin: 'site',
  name: 'Early access',
  icon: 'key',
  letter: 'e',
  audience: 'brand',
  texts: 'early-access',
  pages: ['creator-network', 'ai-avatars', 'services'],
  deadlineHours: null,
  retention: { months: 12, from: 'opening' },
  mails: ['mail.notice', 'mail.received'],
  receipt: 'receipt',
  receiptName: 'Request received',
  messageColumn: 'comments',
  facts: [
    { column: 'role', name: 'Role', texts: formatRole },
    { column: 'interested_feature', name: 'Wants' },
  ],
  countsRepeats: false,
  replySubject: (brand) => `Your early access to ${brand}`,
  summary: (row) => {
    const role = textOf(row, 'role');
    const named = [role && formatRole(role), textOf(row, 'interested_feature')].filter(Boolean).join(', ');
    return textOf(row, 'comments') || named || 'Selected neither a role nor a feature';
  },
};
