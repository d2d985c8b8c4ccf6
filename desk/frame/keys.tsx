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
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import { chordOf, createSequenceMatcher, isPrintingChord, normalizeChord } from './key-chords.ts';
import { focusNextPane } from './panes.ts';

const KeysHelp = lazyOverlay(async () => (await import('./keys-help.tsx')).KeysHelp);

type KeyMap = Record<string, () => void>;
type KeyGroup = 'Go to' | 'List' | 'Lead' | 'Everywhere';
export type BoundKeys = { map: KeyMap; labels: Record<string, string>; group: KeyGroup };
type KeyLayer = { current: BoundKeys };
type KeyRegistry = { add(layer: KeyLayer): () => void; showHelp(): void };

const KeysContext = createContext<KeyRegistry | null>(null);

function normalizeKeys<V>(record: Record<string, V>): Record<string, V> {
  return Object.fromEntries(
    Object.entries(record).map(([chord, binding]) => [normalizeChord(chord), binding]),
  );
}

const textFieldSelector =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const openDialogSelector =
  '[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open], dialog[open], [data-keys-rest]';
const pressableSelector =
  'a[href], button, summary, [role=button], [role=option], [role=tab], [role=menuitem], input';

const paneSteps: Record<string, 1 | -1> = { f6: 1, 'shift+f6': -1 };

function isIgnored(chord: string, target: Element | null, hasSingleKeys: boolean): boolean {
  if (document.querySelector(openDialogSelector)) return true;
  if (paneSteps[chord]) return false;
  if (isPrintingChord(chord) && !hasSingleKeys) return true;
  if ((isPrintingChord(chord) || !chord.includes('+')) && target?.closest(textFieldSelector)) return true;
  return (chord === 'enter' || chord === 'space') && target?.closest(pressableSelector) != null;
}

/** @param allowsSingleKeys whether shortcuts without a modifier key are enabled */
export function KeysProvider({ hasSingleKeys, children }: { hasSingleKeys: boolean; children: ReactNode }) {
  const layers = useRef<KeyLayer[]>([]);
  const [help, setHelp] = useState<BoundKeys[] | null>(null);
  const keys = useMemo<KeyRegistry>(
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
    const matchPress = createSequenceMatcher();
    function handleKeyDown(event: KeyboardEvent) {
      // Only list navigation repeats while a key is held.
      const isIgnoredRepeat = event.repeat && !/^(?:[jk]|arrow(?:up|down))$/i.test(event.key);
      if (event.defaultPrevented || event.isComposing || isIgnoredRepeat) return;
      const chord = chordOf(event);
      if (['shift', 'control', 'alt', 'meta', 'altgraph'].includes(event.key.toLowerCase())) return;
      const target = event.target instanceof Element ? event.target : null;
      if (isIgnored(chord, target, hasSingleKeys)) return;
      const step = paneSteps[chord];
      if (step) {
        if (focusNextPane(step)) event.preventDefault();
        return;
      }
      const ownKeys: KeyMap = { '?': keys.showHelp };
      const maps = [ownKeys, ...layers.current.map((layer) => normalizeKeys(layer.current.map))].reverse();
      const findAction = (chords: string) => maps.find((map) => map[chords])?.[chords];
      const isPrefix = (prefix: string) =>
        maps.some((map) => Object.keys(map).some((key) => key.startsWith(prefix)));
      const match = matchPress(
        chord,
        (candidate) => findAction(candidate) !== undefined,
        isPrefix,
        Date.now(),
      );
      if (match === null) return;
      event.preventDefault();
      // Renders synchronously, so that whatever this key opens receives the next key press.
      flushSync(() => findAction(match)?.());
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [hasSingleKeys, keys]);

  return (
    <KeysContext value={keys}>
      <div data-keys={hasSingleKeys ? 'on' : 'off'} className="contents">
        {children}
      </div>
      {help && (
        <Suspense>
          <KeysHelp
            bound={help}
            allowsSingleKeys={hasSingleKeys}
            onClose={() => setHelp(null)}
            onNotLoaded={() => setHelp(null)}
          />
        </Suspense>
      )}
    </KeysContext>
  );
}

/**
 * Binds keys while the component is mounted; the newest binding wins. Examples: `j`, `shift+e`, `Escape`, the sequence
 * `g l`. All keys are ignored while a dialog is open. Single-character keys are also ignored in text fields and if the
 * member has turned them off.
 * @param labels labels for the list of shortcuts; keys with the same label share a row
 * @param group the heading in that list
 */
export function useKeys(
  map: KeyMap,
  labels: Record<string, string> = {},
  group: KeyGroup = 'Everywhere',
): void {
  const keys = useContext(KeysContext);
  const layer = useRef<BoundKeys>({ map, labels, group });
  useEffect(() => {
    layer.current = { map, labels, group };
  });
  useEffect(() => keys?.add(layer), [keys]);
}

export function useKeysHelp(): () => void {
  return useContext(KeysContext)?.showHelp ?? (() => undefined);
}
