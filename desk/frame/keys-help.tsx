import { Dialog } from '#desk/parts/dialog.tsx';
import { KeyCap } from '#desk/parts/key-cap.tsx';
import { normalizeChord, printedKeys } from './key-chords.ts';
import type { BoundKeys } from './keys.tsx';

export function KeysHelp({
  bound,
  singles,
  onClose,
}: {
  bound: BoundKeys[];
  singles: boolean;
  onClose: () => void;
}) {
  const byWords = new Map<string, string[]>();
  for (const { map, labels } of [
    ...bound,
    { map: {}, labels: { F6: 'Next pane', 'shift+F6': 'Pane before' } },
    { map: {}, labels: { '?': 'Keyboard shortcuts' } },
  ]) {
    for (const [chord, words] of Object.entries(labels)) {
      if (map[chord] === undefined && !['F6', 'shift+F6', '?'].includes(chord)) continue;
      const chords = byWords.get(words) ?? [];
      if (!chords.includes(normalizeChord(chord))) byWords.set(words, [...chords, normalizeChord(chord)]);
    }
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Keys"
      {...(!singles && { lead: 'Keys without a modifier are switched off in your account.' })}
    >
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {[...byWords].map(([words, chords]) => (
          <div key={words} className="flex items-center justify-between gap-4 border-line border-t py-1.5">
            <dt>{words}</dt>
            <dd className="flex flex-wrap items-center justify-end gap-1">
              {chords.map((chord, index) => (
                <span key={chord} className="flex items-center gap-1">
                  {index > 0 && <span className="text-caption text-mute">or</span>}
                  {printedKeys(chord).map((key, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a sequence may repeat a key
                    <KeyCap key={place}>{key}</KeyCap>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
