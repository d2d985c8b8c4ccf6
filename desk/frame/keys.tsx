import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { lateOpened } from '#desk/parts/late.tsx';
import { chordOf, createSequence, isSingle, normalChord } from './key-chords.ts';
import { walkPanes } from './panes.ts';

const KeysHelp = lateOpened(async () => (await import('./keys-help.tsx')).KeysHelp);

type KeyMap = Record<string, () => void>;
export type BoundKeys = { map: KeyMap; labels: Record<string, string> };
type Layer = { current: BoundKeys };
type Keys = { add(layer: Layer): () => void; showHelp(): void };

const KeysContext = createContext<Keys | null>(null);

function normalized<V>(record: Record<string, V>): Record<string, V> {
  return Object.fromEntries(Object.entries(record).map(([chord, what]) => [normalChord(chord), what]));
}

const field =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const openDialog =
  '[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open], dialog[open], [data-keys-rest]';
const pressable =
  'a[href], button, summary, [role=button], [role=option], [role=tab], [role=menuitem], input';

const paneWalks: Record<string, 1 | -1> = { f6: 1, 'shift+f6': -1 };

function rests(chord: string, target: Element | null, singles: boolean): boolean {
  if (document.querySelector(openDialog)) return true;
  if (paneWalks[chord]) return false;
  if (isSingle(chord) && !singles) return true;
  if ((isSingle(chord) || !chord.includes('+')) && target?.closest(field)) return true;
  return (chord === 'enter' || chord === 'space') && target?.closest(pressable) != null;
}

/** Hears the keys for everybody in it. @param singles keys without a modifier are switched on */
export function KeysProvider({ singles, children }: { singles: boolean; children: ReactNode }) {
  const layers = useRef<Layer[]>([]);
  const [help, setHelp] = useState<BoundKeys[] | null>(null);
  const keys = useMemo<Keys>(
    () => ({
      add(layer) {
        layers.current.push(layer);
        return () => {
          layers.current = layers.current.filter((other) => other !== layer);
        };
      },
      showHelp: () => setHelp(layers.current.map((layer) => layer.current)),
    }),
    [],
  );

  useEffect(() => {
    const hear = createSequence();
    function press(event: KeyboardEvent) {
      // One that is held goes on through a list, and does nothing else again.
      const isHeld = event.repeat && !/^(?:[jk]|arrow(?:up|down))$/i.test(event.key);
      if (event.defaultPrevented || event.isComposing || isHeld) return;
      const chord = chordOf(event);
      if (['shift', 'control', 'alt', 'meta', 'altgraph'].includes(event.key.toLowerCase())) return;
      const target = event.target instanceof Element ? event.target : null;
      if (rests(chord, target, singles)) return;
      const by = paneWalks[chord];
      if (by) {
        if (walkPanes(by)) event.preventDefault();
        return;
      }
      const own: KeyMap = { '?': keys.showHelp };
      const maps = [own, ...layers.current.map((layer) => normalized(layer.current.map))].reverse();
      const find = (wanted: string) => maps.find((map) => map[wanted])?.[wanted];
      const begins = (prefix: string) =>
        maps.some((map) => Object.keys(map).some((key) => key.startsWith(prefix)));
      const heard = hear(chord, (wanted) => find(wanted) !== undefined, begins, Date.now());
      if (heard === null) return;
      event.preventDefault();
      // The next key is for what this one opens.
      flushSync(() => find(heard)?.());
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [singles, keys]);

  return (
    <KeysContext value={keys}>
      <div data-keys={singles ? 'on' : 'off'} className="contents">
        {children}
      </div>
      {help && (
        <Suspense>
          <KeysHelp
            bound={help}
            singles={singles}
            onClose={() => setHelp(null)}
            onNotLoaded={() => setHelp(null)}
          />
        </Suspense>
      )}
    </KeysContext>
  );
}

/**
 * Binds keys while the component is there; the newest wins. `j`, `shift+e`, `ctrl+enter`, `Escape`, the sequence `g l`.
 * Keys that print something rest in fields, in dialogs, and when the person has switched them off.
 * @param labels what each does, for the help; keys of the same words stand together
 */
export function useKeys(map: KeyMap, labels: Record<string, string> = {}): void {
  const keys = useContext(KeysContext);
  const layer = useRef<BoundKeys>({ map, labels });
  useEffect(() => {
    layer.current = { map, labels };
  });
  useEffect(() => keys?.add(layer), [keys]);
}

/** Opens the list of all keys that are bound now. */
export function useKeysHelp(): () => void {
  return useContext(KeysContext)?.showHelp ?? (() => undefined);
}
