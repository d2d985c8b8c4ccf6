import { exportLink } from '#desk/api/erasure.ts';
import { useIsOne } from '#desk/api/session.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { Picker, type PickerOption } from '#desk/parts/picker.tsx';
import { surveyTable } from './creator/survey.ts';
import { useOpenLead } from './open-lead.tsx';

type Deed = PickerOption & { deed: () => void };

/** Everything that is done more seldom. */
export function LeadMenu({ isFull, onToggleFull }: { isFull: boolean; onToggleFull?: () => void }) {
  const { lead, changes, show } = useOpenLead();
  const isAdmin = useIsOne(['admin']);
  const address = lead.correctedEmail ?? lead.email;
  const stop = (kind: 'elsewhere' | 'not_fit' | 'spam') => () =>
    changes.stop({ id: crypto.randomUUID(), kind });
  const deeds: (Deed | false | undefined)[] = [
    onToggleFull && {
      value: 'full',
      label: isFull ? 'Beside the list' : 'Full page',
      sign: <Icon name="open" />,
      deed: onToggleFull,
    },
    {
      value: 'elsewhere',
      label: 'Answered elsewhere',
      sign: <Icon name="check" />,
      key: 'E',
      deed: stop('elsewhere'),
    },
    lead.form === surveyTable
      ? {
          value: 'call',
          label: 'Log a call',
          sign: <Icon name="phone" />,
          key: 'C',
          deed: () => show('call'),
        }
      : {
          value: 'not_fit',
          label: 'Not a fit',
          sign: <Icon name="close" />,
          key: 'F',
          deed: stop('not_fit'),
        },
    lead.status !== 'spam' && {
      value: 'spam',
      label: 'Spam',
      sign: <Icon name="quarantine" />,
      deed: stop('spam'),
    },
    {
      value: 'address',
      label: 'Correct the address',
      sign: <Icon name="mail" />,
      deed: () => show('address'),
    },
    {
      value: 'answers',
      label: 'All answers as sent',
      sign: <Icon name="note" />,
      deed: () => show('answers'),
    },
    isAdmin &&
      address !== null && {
        value: 'export',
        label: 'Export all from this address',
        sign: <Icon name="download" />,
        deed: () => window.location.assign(exportLink(address)),
      },
    isAdmin &&
      address !== null && {
        value: 'erase',
        label: 'Erase person',
        sign: <Icon name="close" />,
        deed: () => show('erase'),
      },
  ];
  const there = deeds.filter((deed) => deed !== false && deed !== undefined);
  return (
    <Picker
      label="More"
      kind="actions"
      look="icon"
      align="end"
      options={there.map(({ deed: _, ...option }) => option)}
      onPick={(picked) => there.find(({ value }) => value === picked)?.deed()}
    >
      <Icon name="dots" className="size-4.5" />
    </Picker>
  );
}
