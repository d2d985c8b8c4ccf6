import { dataExportLink, identifyPerson } from '#desk/api/erasure.ts';
import { useHasRole } from '#desk/api/session.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { ActionMenu } from '#desk/parts/picker/action-menu.tsx';
import { formOf } from '#shared/forms/forms.ts';
import { useOpenLead } from './open-lead.tsx';

/** The menu with the less frequent actions of a lead. */
export function LeadMenu({ isFull, onToggleFull }: { isFull: boolean; onToggleFull?: () => void }) {
  const { lead, changes, show } = useOpenLead();
  const isAdmin = useHasRole(['admin']);
  const address = lead.correctedEmail ?? lead.email;
  const person = identifyPerson(lead);
  const recordAnswer = (kind: 'elsewhere' | 'no_reply' | 'not_fit' | 'spam') => () =>
    changes.stop({ id: crypto.randomUUID(), kind });
  return (
    <ActionMenu
      label="More"
      actions={[
        onToggleFull !== undefined && {
          value: 'full',
          label: isFull ? 'Show beside the list' : 'Full page',
          sign: <Icon name="open" />,
          onSelect: onToggleFull,
        },
        {
          value: 'elsewhere',
          label: 'Mark as answered outside the desk',
          sign: <Icon name="check" />,
          key: 'E',
          onSelect: recordAnswer('elsewhere'),
        },
        lead.canSkipReply && {
          value: 'no_reply',
          label: 'No reply needed',
          sign: <Icon name="done" />,
          key: 'D',
          onSelect: recordAnswer('no_reply'),
        },
        formOf(lead.form).audience === 'creator'
          ? {
              value: 'call',
              label: 'Log call',
              sign: <Icon name="phone" />,
              key: 'C',
              onSelect: () => show('call'),
            }
          : {
              value: 'not_fit',
              label: 'Not a fit',
              sign: <Icon name="close" />,
              key: 'F',
              onSelect: recordAnswer('not_fit'),
            },
        {
          value: 'reminder',
          label: 'Remind me',
          sign: <Icon name="moon" />,
          key: 'H',
          onSelect: () => show('reminder'),
        },
        lead.status !== 'spam' && {
          value: 'spam',
          label: 'Spam',
          sign: <Icon name="quarantine" />,
          onSelect: recordAnswer('spam'),
        },
        {
          value: 'address',
          label: address === null ? 'Add email address' : 'Fix email address',
          sign: <Icon name="mail" />,
          onSelect: () => show('address'),
        },
        {
          value: 'answers',
          label: 'Original form entry',
          sign: <Icon name="note" />,
          onSelect: () => show('answers'),
        },
        isAdmin &&
          person !== null && {
            value: 'export',
            label: 'Export this person’s data',
            sign: <Icon name="download" />,
            onSelect: () => window.location.assign(dataExportLink(person)),
          },
        isAdmin &&
          person !== null && {
            value: 'erase',
            label: 'Delete personal data',
            sign: <Icon name="close" />,
            onSelect: () => show('erase'),
          },
      ]}
    />
  );
}
