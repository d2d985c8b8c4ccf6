import { Dialog } from '#desk/parts/dialog.tsx';

type FixedTextDialogProps = { name: string | null; onAnswer: (isYes: boolean) => void };

/** Confirms a change of a field that the specification fixes. */
export function FixedTextDialog({ name, onAnswer }: FixedTextDialogProps) {
  return (
    <Dialog
      open={name !== null}
      onOpenChange={(open) => !open && onAnswer(false)}
      title={`Change “${name ?? ''}”?`}
      lead="The site’s specification sets this, and its tests check it. Change it if your offer differs, and tell the site’s developers."
      confirm={{ label: 'Change it', onClick: () => onAnswer(true) }}
      cancel="Leave it"
    />
  );
}
