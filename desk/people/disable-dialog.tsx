import { formatCount } from '#desk/frame/navigation-entries.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { type Colleague, useUpdateMember } from './people-api.ts';

export function DisableDialog({ person, onClose }: { person: Colleague; onClose: () => void }) {
  const update = useUpdateMember();
  const { showToast } = useToasts();
  const first = firstName(person.name);
  const leads =
    person.open === 0
      ? 'They have no open leads.'
      : `${formatCount(person.open)} open ${person.open === 1 ? 'lead stays' : 'leads stay'} with ${first} until someone takes them.`;
  function disable() {
    update.mutate(
      { id: person.id, disabled: true },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: `${person.name} is disabled and signed out.`,
            undo: () => update.mutate({ id: person.id, disabled: false }),
            undoLabel: 'Enable',
          });
        },
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Disable ${person.name}?`}
      lead={`They are signed out everywhere at once, and cannot sign in until an admin enables the account again. ${leads} Notes and history keep the name.`}
      error={update.error}
      confirm={{ label: `Disable ${first}`, busy: update.isPending, onClick: disable }}
      cancel="Keep"
    />
  );
}
