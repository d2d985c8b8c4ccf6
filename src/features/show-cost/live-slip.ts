import type { Room } from '#shared/show-cost.ts';
import { slipSlot, slipTopic } from '#shared/slip-handover.ts';
import { type NumberField, readNumber, shownNumber } from '#src/forms/fields/read-number.ts';
import { covering } from './choice.ts';
import { type Costed, costAddress, costIn, groupsOf } from './cost-address.ts';
import type { Choice, PriceList } from './price-list.ts';
import { type Slip, slipMessage, slipOf } from './slip.ts';
import type { PriceBlock } from './wake.ts';

/** Quiet time after a change before the slip is read out, in milliseconds. */
const pause = 500;

const figures: Record<keyof Room, NumberField & { most: number }> = {
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

const all = <Kind extends Element>(css: string) => block.querySelectorAll<Kind>(css);
const one = <Kind extends Element = HTMLElement>(css: string) => block.querySelector<Kind>(css) as Kind;
const radio = (group: string, state: string) => one<HTMLInputElement>(`[name=cost-${group}]${state}`);
const field = (name: string) => one<HTMLInputElement>(`[data-figure=${name}]`);
const names = Object.keys(figures) as (keyof Room)[];

// A visitor or the browser may have chosen already.
show(costed());
for (const name of names) field(name).addEventListener('change', () => tidy(name));
one<HTMLAnchorElement>('[data-send]').addEventListener('click', keepMessage);
addEventListener('click', leadToSlip);
addEventListener('afterprint', () => document.documentElement.removeAttribute('data-print'));
watchStrip();

block.act = (event) => {
  if (!event) readAddress();
  else if (event.type === 'input') change();
  else press((event.target as Element).closest<HTMLElement>('[data-act]')?.dataset.act);
};

function readAddress() {
  const asked = costIn(location.hash, list);
  // It comes near, or the address has changed by itself.
  if (!asked || location.hash === written) return;
  choose(asked);
  written = location.hash;
  block.closest('section')?.scrollIntoView();
}

function press(name: string | undefined) {
  if (name === 'refuse') {
    choose(list.refusal);
    change();
    one('#order-slip').scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
  }
  if (name === 'copy') copy();
  if (name === 'print') {
    write({ date: today(), address: slipAddress() });
    document.documentElement.dataset.print = 'slip';
    print();
  }
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });

function costed(): Costed {
  const choice = Object.fromEntries(groupsOf(list).map((group) => [group, radio(group, ':checked').value]));
  const room = Object.fromEntries(names.map((name) => [name, figure(name)]));
  return { choice: choice as Choice, room: room as Room };
}

function figure(name: keyof Room): number {
  const value = readNumber(field(name).value, figures[name]) ?? 0;
  return value > 0 && value <= figures[name].most ? value : Number.NaN;
}

function tidy(name: keyof Room) {
  const value = figure(name);
  if (value > 0) field(name).value = shownNumber(value, figures[name]);
}

function choose({ choice, room }: Costed) {
  for (const group of groupsOf(list)) radio(group, `[value="${choice[group]}"]`).checked = true;
  for (const name of names) field(name).value = shownNumber(room[name], figures[name]);
  show(costed());
}

function change() {
  const { choice, room } = costed();
  written = costAddress({ choice: show({ choice, room }), room }, list);
  history.replaceState(history.state, '', written);
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    one('[data-spoken]').textContent = [one('[data-slip=moved]').textContent, shown.texts.spoken].join(' ');
  }, pause);
}

/** Writes the slip. @returns the choice that it is of, which may reach further than the one that was asked for */
function show({ choice: asked, room }: Costed): Choice {
  const { choice, moved } = covering(list, asked);
  radio('numbers', `[value="${choice.numbers}"]`).checked = true;
  shown = slipOf(list, choice, room);
  const { texts, share, verdict, free } = shown;
  write({ ...texts, moved });
  for (const place of all<HTMLElement>('[data-verdict]')) place.dataset.verdict = verdict;
  for (const [index, line] of all<HTMLElement>('[data-free]').entries()) line.dataset.free = `${free[index]}`;
  one('[data-scale]').hidden = share === undefined;
  one('[data-share]').setAttribute('width', `${Math.min(100, ((share ?? 0) / list.most) * 100)}%`);
  one<HTMLAnchorElement>('[data-send]').search = `?about=${slipTopic}&cost=${
    costAddress({ choice, room }, list).split('=')[1]
  }`;
  showTotal(texts.month ?? '');
  return choice;
}

function write(texts: Record<string, string>) {
  for (const place of all<HTMLElement>('[data-slip]')) {
    const text = texts[place.dataset.slip ?? ''];
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
}

/** The second way of the phone's bar becomes the month's total and leads to the slip. */
function showTotal(total: string) {
  const bar = document.querySelector('[data-bar-total]');
  if (!bar) return;
  bar.textContent = `${total} ${list.slip.bar}`;
  bar.closest('a')?.setAttribute('href', '#order-slip');
}

function leadToSlip(event: MouseEvent) {
  if (!(event.target as Element).closest?.('a[href="#order-slip"]')) return;
  event.preventDefault();
  one('#order-slip').scrollIntoView({ behavior: still() ? 'auto' : 'smooth' });
}

function slipAddress(): string {
  const { choice, room } = costed();
  return new URL(costAddress({ choice, room }, list), location.href).href;
}

function keepMessage() {
  try {
    sessionStorage.setItem(slipSlot, slipMessage(list, shown, today(), slipAddress()));
  } catch {
    // Without that store the address has the choice.
  }
}

async function copy() {
  const link = one<HTMLInputElement>('[data-link]');
  link.value = slipAddress();
  const copied = await navigator.clipboard?.writeText(link.value).then(
    () => true,
    () => false,
  );
  link.hidden = copied === true;
  one('[data-copied]').textContent = copied ? list.copied : list.byHand;
  if (!copied) link.select();
}

function watchStrip() {
  const strip = one('[data-strip]');
  const inView = new Map<Element, boolean>();
  const choices = one('[data-choices]');
  const slip = one('#order-slip');
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    strip.toggleAttribute('data-shown', inView.get(choices) === true && !inView.get(slip));
  });
  for (const place of [choices, slip]) observer.observe(place);
}
