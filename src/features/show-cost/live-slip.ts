import type { ShowAudience } from '#shared/show-cost.ts';
import { slipStorageKey, slipTopic } from '#shared/slip-handover.ts';
import { formatNumber, type NumberField, readNumber } from '#src/forms/fields/read-number.ts';
import { coverShows } from './choice.ts';
import { type CostedChoice, costHash, groupNames, parseCostHash } from './cost-address.ts';
import type { Choice, PriceList } from './price-list.ts';
import { buildSlip, type Slip, slipMessage } from './slip.ts';
import type { PriceBlock } from './wake.ts';

/** Milliseconds without a change before a screen reader announces the slip. */
const pause = 500;

const figures: Record<keyof ShowAudience, NumberField & { most: number }> = {
  viewers: { decimals: 0, most: 999_999_999 },
  basket: { unit: '$', decimals: 2, most: 999_999_999 },
  margin: { unit: '%', most: 100 },
};

declare const priceList: PriceList;

const list = priceList;
const block = document.querySelector('[data-prices]') as PriceBlock;
let shown: Slip;
let speaking: ReturnType<typeof setTimeout>;
let written = '';
let hasOwnFigures = false;

const findElements = <Kind extends Element>(css: string) => block.querySelectorAll<Kind>(css);
const findElement = <Kind extends Element = HTMLElement>(css: string) =>
  block.querySelector<Kind>(css) as Kind;
const radio = (group: string, state: string) => findElement<HTMLInputElement>(`[name=cost-${group}]${state}`);
const field = (name: string) => findElement<HTMLInputElement>(`[data-figure=${name}]`);
const names = Object.keys(figures) as (keyof ShowAudience)[];

// The visitor or the browser may have changed the controls before this script loaded.
show(readControls());
for (const name of names)
  field(name).addEventListener('change', () => {
    hasOwnFigures = true;
    formatField(name);
  });
findElement<HTMLAnchorElement>('[data-send]').addEventListener('click', keepMessage);
addEventListener('click', scrollToSlip);
addEventListener('afterprint', () => document.documentElement.removeAttribute('data-print'));
watchStrip();

block.act = (event) => {
  if (!event) applyAddress();
  else if (event.type === 'input') change();
  else press((event.target as Element).closest<HTMLElement>('[data-act]')?.dataset.act);
};

function applyAddress() {
  const linked = parseCostHash(location.hash, list);
  // Nothing to read, or the fragment was written by this script.
  if (!linked || location.hash === written) return;
  setControls(linked);
  written = location.hash;
  block.scrollIntoView();
}

function press(name: string | undefined) {
  const preset = list.presets[name as keyof PriceList['presets']];
  if (preset) {
    setControls(name === 'program' && hasOwnFigures ? { ...preset, room: readControls().room } : preset);
    change();
    findElement('#order-slip').scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }
  if (name === 'copy') copy();
  if (name === 'print') {
    write({ date: formatToday(), address: slipAddress() });
    document.documentElement.dataset.print = 'slip';
    print();
  }
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const formatToday = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });

function readControls(): CostedChoice {
  const choice = Object.fromEntries(groupNames(list).map((group) => [group, radio(group, ':checked').value]));
  const room = Object.fromEntries(names.map((name) => [name, readFigure(name)]));
  return { choice: choice as Choice, room: room as ShowAudience };
}

function readFigure(name: keyof ShowAudience): number {
  const value = readNumber(field(name).value, figures[name]) ?? 0;
  return value > 0 && value <= figures[name].most ? value : Number.NaN;
}

function formatField(name: keyof ShowAudience) {
  const value = readFigure(name);
  if (value > 0) field(name).value = formatNumber(value, figures[name]);
}

function setControls({ choice, room }: CostedChoice) {
  for (const group of groupNames(list)) radio(group, `[value="${choice[group]}"]`).checked = true;
  for (const name of names) if (room[name]) field(name).value = formatNumber(room[name], figures[name]);
  show(readControls());
}

function change() {
  const { choice, room } = readControls();
  written = costHash({ choice: show({ choice, room }), room }, list);
  history.replaceState(history.state, '', written);
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    findElement('[data-spoken]').textContent = [
      findElement('[data-slip=moved]').textContent,
      shown.texts.spoken,
    ].join(' ');
  }, pause);
}

/** Writes the slip. @returns its choice, whose numbers package may be larger than the one asked for */
function show({ choice: requested, room }: CostedChoice): Choice {
  const { choice, moved } = coverShows(list, requested);
  radio('numbers', `[value="${choice.numbers}"]`).checked = true;
  shown = buildSlip(list, choice, room);
  const { texts, share, verdict, free } = shown;
  write({ ...texts, moved });
  for (const element of findElements<HTMLElement>('[data-verdict]')) element.dataset.verdict = verdict;
  for (const [index, line] of findElements<HTMLElement>('[data-free]').entries())
    line.dataset.free = `${free[index]}`;
  findElement('[data-scale]').hidden = share === undefined;
  findElement('[data-share]').setAttribute('width', `${Math.min(100, ((share ?? 0) / list.most) * 100)}%`);
  findElement<HTMLAnchorElement>('[data-send]').search = `?about=${slipTopic}&cost=${
    costHash({ choice, room }, list).split('=')[1]
  }`;
  showTotal(texts.bar ?? '');
  return choice;
}

function write(texts: Record<string, string>) {
  for (const element of findElements<HTMLElement>('[data-slip]')) {
    const text = texts[element.dataset.slip ?? ''];
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
}

/** The second link of the call bar shows the monthly total and links to the slip. */
function showTotal(total: string) {
  const bar = document.querySelector('[data-bar-total]');
  if (!bar) return;
  bar.textContent = total;
  bar.closest('a')?.setAttribute('href', '#order-slip');
}

function scrollToSlip(event: MouseEvent) {
  if (!(event.target as Element).closest?.('a[href="#order-slip"]')) return;
  event.preventDefault();
  findElement('#order-slip').scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function slipAddress(): string {
  const { choice, room } = readControls();
  return new URL(costHash({ choice, room }, list), location.href).href;
}

function keepMessage() {
  try {
    sessionStorage.setItem(slipStorageKey, slipMessage(list, shown, formatToday(), slipAddress()));
  } catch {
    // Without session storage, the address still contains the choice.
  }
}

async function copy() {
  const link = findElement<HTMLInputElement>('[data-link]');
  link.value = slipAddress();
  const copied = await navigator.clipboard?.writeText(link.value).then(
    () => true,
    () => false,
  );
  link.hidden = copied === true;
  findElement('[data-copied]').textContent = copied ? list.copied : list.byHand;
  if (!copied) link.select();
}

function watchStrip() {
  const strip = findElement('[data-strip]');
  const inView = new Map<Element, boolean>();
  const choices = findElement('[data-choices]');
  const slip = findElement('#order-slip');
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    strip.toggleAttribute('data-shown', inView.get(choices) === true && !inView.get(slip));
  });
  for (const element of [choices, slip]) observer.observe(element);
}
