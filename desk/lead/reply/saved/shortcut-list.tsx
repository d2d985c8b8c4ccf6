import type { SavedReply } from '#shared/desk/saved-replies.ts';

type ShortcutListProps = {
  id: string;
  matches: SavedReply[];
  active: SavedReply | undefined;
  onPick: (reply: SavedReply) => void;
};

export const optionId = (list: string, { id }: SavedReply) => `${list}-${id}`;

/**
 * Saved replies that match the typed shortcut, with a preview of the active one. The focus stays in the message field.
 */
export function ShortcutList({ id, matches, active, onPick }: ShortcutListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {active &&
          `${matches.length} saved ${matches.length === 1 ? 'reply' : 'replies'}. Enter inserts ${active.name}.`}
      </p>
      {active && (
        <div className="overflow-hidden rounded-control border border-line-2 bg-white">
          <div
            id={id}
            {...{ role: 'listbox', 'aria-label': 'Saved replies' }}
            className="max-h-32 overflow-y-auto p-1"
          >
            {matches.map((reply) => (
              <button
                key={reply.id}
                type="button"
                id={optionId(id, reply)}
                tabIndex={-1}
                {...{ role: 'option', 'aria-selected': reply === active }}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(reply)}
                className="flex w-full gap-3 rounded-row px-2.5 py-1.5 text-left wrap-anywhere hover:bg-paper aria-selected:bg-paper-2 pointer-coarse:min-h-11 pointer-coarse:items-center forced-colors:aria-selected:outline-2"
              >
                <span className="w-24 shrink-0 text-mute">;{reply.shortcut}</span>
                <span className="min-w-0">{reply.name}</span>
              </button>
            ))}
          </div>
          <p className="border-line border-t px-3.5 py-2 text-caption whitespace-pre-line text-mute max-sm:hidden [@media(max-height:64rem)]:hidden">
            {previewOf(active.text)}
          </p>
        </div>
      )}
    </>
  );
}

function previewOf(text: string): string {
  return text.length > 240 ? `${text.slice(0, 240).trimEnd()}...` : text;
}
