import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';

type AskDialogProps = { name: string | null; onAnswer: (isYes: boolean) => void };

/** Confirms a change of a field that the specification fixes. */
export function AskDialog({ name, onAnswer }: AskDialogProps) {
  return (
    <Dialog
      open={name !== null}
      onOpenChange={(open) => !open && onAnswer(false)}
      title={`Change “${name ?? ''}”?`}
      lead="The specification of the site fixes this, and its tests name it. Change it when your offer is another one, and tell whoever keeps the site’s code."
      actions={
        <>
          <Button tone="primary" onClick={() => onAnswer(true)}>
            Change it
          </Button>
          <Button tone="line" onClick={() => onAnswer(false)}>
            Leave it
          </Button>
        </>
      }
    />
  );
}
