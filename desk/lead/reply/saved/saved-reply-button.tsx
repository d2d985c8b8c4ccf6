import { ButtonLink } from '#desk/parts/button.tsx';
import { Picker } from '#desk/parts/picker/picker.tsx';
import type { SavedReply } from '#shared/desk/saved-replies.ts';

type SavedReplyButtonProps = {
  replies: SavedReply[];
  disabled: boolean;
  onPick: (reply: SavedReply) => void;
};

/** Opens the saved replies. If there are none, links to the settings. */
export function SavedReplyButton({ replies, disabled, onPick }: SavedReplyButtonProps) {
  if (replies.length === 0) {
    return (
      <ButtonLink tone="quiet" href="/settings/replies">
        Add saved replies
      </ButtonLink>
    );
  }
  return (
    <Picker
      label="Insert a saved reply"
      look="field"
      search
      side="top"
      disabled={disabled}
      options={replies.map(({ id, name, shortcut }) => ({ value: id, label: name, aside: `;${shortcut}` }))}
      onPick={(id) => {
        const reply = replies.find((one) => one.id === id);
        // The popover returns the focus to its button when it closes.
        if (reply) setTimeout(() => onPick(reply), 50);
      }}
    >
      Saved replies
    </Picker>
  );
}
