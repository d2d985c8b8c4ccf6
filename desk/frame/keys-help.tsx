import { useRef } from 'react';
import { Dialog } from '#desk/parts/dialog.tsx';
import { KeyCap } from '#desk/parts/key-cap.tsx';
import { keyCapLabels, normalizeChord } from './key-chords.ts';
import type { BoundKeys } from './keys.tsx';

const globalKeys: BoundKeys = {
  map: {},
  labels: {
    F6: 'Next pane',
    'shift+F6': 'Previous pane',
    '?': 'Keyboard shortcuts',
    z: 'Undo, for 10 seconds',
  },
  group: 'Everywhere',
};
const groupNames = ['Go to', 'List', 'Lead', 'Everywhere'] as const;

/** Groups shortcuts by label, so that those with the same label share a row. */
function groupByLabel(bound: BoundKeys[]): [label: string, chords: string[]][] {
  const byLabel = new Map<string, string[]>();
  for (const { map, labels } of bound) {
    for (const [chord, label] of Object.entries(labels)) {
      if (map[chord] === undefined && !(chord in globalKeys.labels)) continue;
      const chords = byLabel.get(label) ?? [];
      if (!chords.includes(normalizeChord(chord))) byLabel.set(label, [...chords, normalizeChord(chord)]);
    }
  }
  return [...byLabel];
}

type KeysHelpProps = { bound: BoundKeys[]; allowsSingleKeys: boolean; onClose: () => void };

export function KeysHelp({ bound, allowsSingleKeys, onClose }: KeysHelpProps) {
  const list = useRef<HTMLDivElement>(null);
  const all = [...bound, globalKeys];
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      initialFocus={list}
      title="Keyboard shortcuts"
      {...(!allowsSingleKeys && { lead: 'Single-key shortcuts are turned off in your account.' })}
    >
      <div ref={list} tabIndex={-1} className="gap-x-8 sm:columns-2">
        {groupNames.map((group, at) => {
          const rowsOf = (name: string) => groupByLabel(all.filter((keys) => keys.group === name));
          const before = new Set(
            groupNames.slice(0, at).flatMap((name) => rowsOf(name).map(([label]) => label)),
          );
          return (
            <ShortcutGroup
              key={group}
              name={group}
              rows={rowsOf(group).filter(([label]) => !before.has(label))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

function ShortcutGroup({ name, rows }: { name: string; rows: [label: string, chords: string[]][] }) {
  if (rows.length === 0) return null;
  return (
    <section className="mb-4 break-inside-avoid">
      <h3 className="mb-1 text-base">{name}</h3>
      <dl>
        {rows.map(([label, chords]) => (
          <div key={label} className="flex items-center justify-between gap-4 border-line border-t py-1.5">
            <dt>{label}</dt>
            <dd className="flex flex-wrap items-center justify-end gap-1">
              {chords.map((chord, index) => (
                <span key={chord} className="flex items-center gap-1">
                  {index > 0 && <span className="text-caption text-mute">or</span>}
                  {keyCapLabels(chord).map((key, position) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a sequence may repeat a key
                    <KeyCap key={position}>{key}</KeyCap>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
