import type { ShowTexts } from '#src/content/schemas/show.ts';
import { buildMinuteHash, type PlayedMinute, parseMinuteHash } from './address.ts';
import {
  buildBarsPath,
  buildLinePath,
  describeMinute,
  formatClock,
  formatTotal,
  type MinuteTexts,
  type ShowData,
  type WhichShow,
} from './minute.ts';
import type { PlayerRoot } from './start.ts';

type Texts = MinuteTexts & Pick<ShowTexts, 'copy' | 'copied' | 'notCopied' | 'failed'>;
type LoadedShow = { data: ShowData; scene: string };

/** Milliseconds without a change before a screen reader announces the minute. */
const announceDelay = 400;
const copiedMilliseconds = 4_000;
const narrowScreen = matchMedia('(max-width: 63.99rem)');
const wideViewBox = '-46 34 412 474';

async function startPlayer(root: HTMLElement): Promise<void> {
  const find = <Part extends Element = HTMLElement>(part: string) =>
    root.querySelector<Part>(`[data-of="${part}"]`) as Part;
  const write = (part: string, text: string) => {
    find(part).textContent = text;
  };
  const texts: Texts = JSON.parse(root.dataset.texts ?? '');
  const range = find<HTMLInputElement>('range');
  const marks = Array.from(find('marks').querySelectorAll('button'));
  const picks = Array.from(root.querySelectorAll<HTMLElement>('[data-pick]'));
  const brands = picks.filter(({ dataset }) => dataset.show);
  const chosen = picks.filter((pick) => pick.matches('[aria-selected="true"], :checked'));
  const findPicked = (isBrand: boolean) =>
    chosen.find((pick) => brands.includes(pick) === isBrand)?.dataset.pick ?? '';

  const now: PlayedMinute = {
    id: findPicked(true),
    which: findPicked(false) as WhichShow,
    minute: range.valueAsNumber,
  };
  const loads = new Map<string, Promise<LoadedShow>>();
  let shown = '';
  let drawn = '';
  let picked = '';
  let data: ShowData;
  let announceTimer = 0;

  const findBrand = (id: string) => brands.find(({ dataset }) => dataset.pick === id)?.dataset;

  const loadShow = (id: string) => {
    const brand = findBrand(id);
    const fetchFile = async (address = '') => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(address);
      return answer;
    };
    const loading =
      loads.get(id) ??
      Promise.all([fetchFile(brand?.show), fetchFile(brand?.scene)]).then(async ([show, scene]) => ({
        data: await show.json(),
        // A drawing has a state per scene, a photo has only one.
        scene: scene.url.endsWith('svg') ? await scene.text() : `<img src="${scene.url}">`,
      }));
    loads.set(id, loading);
    loading.catch(() => loads.delete(id));
    return loading;
  };

  const markPicked = () => {
    picked = now.id + now.which;
    for (const pick of picks) {
      const isOn = [now.id, now.which].includes(pick.dataset.pick ?? '');
      const face = pick.parentElement?.closest('label') ?? pick;
      if (isOn && face.parentElement) face.parentElement.scrollLeft = face.offsetLeft - 24;
      if (pick instanceof HTMLInputElement) pick.checked = isOn;
      else {
        pick.ariaSelected = `${isOn}`;
        pick.tabIndex = isOn ? 0 : -1;
      }
    }
    for (const part of root.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = ![now.id, now.which].includes(part.dataset.for ?? '');
  };

  const paintCurves = () => {
    root.dataset.which = now.which;
    const other = now.which === 'tenth' ? 'first' : 'tenth';
    find('bars').setAttribute('d', buildBarsPath(data.curves[now.which]));
    find('line').setAttribute('d', buildLinePath(data.curves[other]));
    for (const which of ['first', 'tenth'] as const) write(which, formatTotal(data.curves[which]));
    const marked = data.tenth.filter(({ mark }) => mark);
    for (const [index, button] of marks.entries()) {
      const { at = 0, cue = '' } = marked[index] ?? {};
      button.value = `${at}`;
      (button.firstElementChild as Element).textContent = formatClock(at);
      (button.lastChild as Node).textContent = cue;
    }
  };

  const paintMinute = () => {
    const { minute, which } = now;
    const described = describeMinute(data, which, minute, texts);
    for (const [part, text] of Object.entries(described.texts)) write(part, text);
    for (const [index, [name, message]] of described.chat.entries()) {
      const row = find('chat').children[index] as Element;
      (row.firstChild as Node).textContent = name;
      (row.lastChild as Node).textContent = message;
    }
    find('phone').ariaLabel = described.picture;
    find('phone').dataset.scene = described.scene;
    range.value = `${minute}`;
    range.ariaValueText = described.valueText;
    find('played').setAttribute('width', `${minute}`);
    find('now').setAttribute('d', `M${minute + 0.5} 1000v-${data.curves[which][minute]}`);
    const last = marks.findLast(({ value }) => Number(value) <= minute);
    for (const mark of marks) mark.ariaCurrent = mark === last ? 'step' : null;
    const plot = find('plot');
    plot.toggleAttribute('data-flip', minute > 58);
    plot.style.setProperty('--at', `${(minute + 0.5) / data.curves.tenth.length}`);
  };

  const announceWhenStill = () => {
    clearTimeout(announceTimer);
    announceTimer = window.setTimeout(() => {
      write('live', `${find('cue').textContent}${find('say').textContent}`);
    }, announceDelay);
  };

  const goTo = async (next: Partial<PlayedMinute>) => {
    const before = { ...now };
    Object.assign(now, next);
    const { id } = now;
    if (picked !== id + now.which) markPicked();
    if (id !== shown) {
      try {
        const loaded = await loadShow(id);
        if (id !== now.id) return;
        data = loaded.data;
        const scene = find('scene');
        scene.outerHTML = loaded.scene.replace(' ', ` data-of="scene" class="${scene.classList}" `);
        fitScene();
        find<HTMLImageElement>('thumb').src = findBrand(id)?.product ?? '';
        shown = id;
      } catch {
        if (id !== now.id) return;
        Object.assign(now, { ...before, id: shown || before.id });
        markPicked();
        write('live', texts.failed);
        if (shown) write('say', texts.failed);
        return;
      }
    }
    if (drawn !== id + now.which) paintCurves();
    drawn = id + now.which;
    paintMinute();
    if ('playing' in root.dataset) announceWhenStill();
  };

  const fitScene = () => {
    if (find('scene') instanceof SVGElement)
      find('scene').setAttribute('viewBox', narrowScreen.matches ? wideViewBox : '0 0 320 650');
  };

  const handlePick = ({ dataset }: HTMLElement) => {
    const one = dataset.pick ?? '';
    return dataset.show
      ? goTo(one === now.id ? {} : { id: one, minute: Number(dataset.peak) })
      : goTo({ which: one as WhichShow });
  };

  const goToUrl = () => {
    const linked = parseMinuteHash(
      location.hash,
      brands.map(({ dataset }) => dataset.pick ?? ''),
    );
    if (!linked) return false;
    find('top').scrollIntoView();
    return goTo(linked);
  };

  const handleKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (target === range && (key === 'PageUp' || key === 'PageDown')) {
      const ats = marks.map(({ value }) => Number(value));
      const next =
        key === 'PageUp' ? ats.find((at) => at > now.minute) : ats.findLast((at) => at < now.minute);
      event.preventDefault();
      if (next !== undefined) goTo({ minute: next });
    }
    const tabs = picks.filter((pick) => pick.role === 'tab');
    const index = tabs.indexOf(target as HTMLElement);
    const step = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
    if (index < 0 || step === undefined) return;
    event.preventDefault();
    const tab = tabs.at(step % tabs.length);
    tab?.focus();
    if (tab) handlePick(tab);
  };

  let reset = 0;
  const copyLink = async () => {
    history.replaceState(history.state, '', buildMinuteHash(now));
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    write('copy', isCopied ? texts.copied : texts.notCopied);
    clearTimeout(reset);
    reset = window.setTimeout(() => write('copy', texts.copy), copiedMilliseconds);
  };

  root.onclick = root.onkeydown = null;
  range.addEventListener('input', () => goTo({ minute: range.valueAsNumber }));
  root.addEventListener('keydown', handleKey);
  root.addEventListener(
    'change',
    ({ target }) => picks.includes(target as HTMLElement) && handlePick(target as HTMLElement),
  );
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button.dataset.pick) handlePick(button);
    else if (marks.includes(button)) goTo({ minute: Number(button.value) });
    else copyLink();
  });
  narrowScreen.addEventListener('change', fitScene);
  addEventListener('hashchange', goToUrl);

  await (goToUrl() || goTo({}));
  root.dataset.playing = '';
}

const root = document.querySelector('[data-show-player]') as PlayerRoot;
const playing = startPlayer(root);
root.play = async (held) => {
  await playing;
  const target = held?.target as HTMLElement | undefined;
  if (held instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent('keydown', held));
  else target?.closest('button')?.click();
};
