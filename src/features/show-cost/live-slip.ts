import type { ShowAudience } from '#shared/show-cost.ts';
import { slipStorageKey, slipTopic } from '#shared/slip-handover.ts';
import { formatNumber, type NumberField, readNumber } from '#src/forms/fields/read-number.ts';
import { upgradeNumbersPackage } from './choice.ts';
import { buildCostHash, type ChoiceWithRoom, listGroups, parseCostHash } from './cost-address.ts';
import type { PriceBlock } from './load-slip.ts';
import type { Choice, PriceList } from './price-list.ts';
import { buildMessage, buildSlip, type Slip } from './slip.ts';

/** Milliseconds without a change before a screen reader announces the slip. */
const announceDelay = 500;

const numberFields: Record<keyof ShowAudience, NumberField & { most: number }> = {
  viewers: { decimals: 0, most: 999_999_999 },
  basket: { unit: '$', decimals: 2, most: 999_999_999 },
  margin: { unit: '%', most: 100 },
};

declare const priceList: PriceList;

const list = priceList;
const block = document.querySelector('[data-prices]') as PriceBlock;
let shownSlip: Slip;
let announceTimer: ReturnType<typeof setTimeout>;
let writtenHash = '';
let hasOwnFigures = false;

const findElements = <Kind extends Element>(css: string) => block.querySelectorAll<Kind>(css);
const findElement = <Kind extends Element = HTMLElement>(css: string) =>
  block.querySelector<Kind>(css) as Kind;
const findRadio = (group: string, state: string) =>
  findElement<HTMLInputElement>(`[name=cost-${group}]${state}`);
const findField = (name: string) => findElement<HTMLInputElement>(`[data-figure=${name}]`);
const fieldNames = Object.keys(numberFields) as (keyof ShowAudience)[];

// The visitor or the browser may have changed the controls before this script loaded.
showSlip(readControls());
for (const name of fieldNames)
  findField(name).addEventListener('change', () => {
    hasOwnFigures = true;
    formatField(name);
  });
findElement<HTMLAnchorElement>('[data-send]').addEventListener('click', saveMessage);
addEventListener('click', scrollToSlip);
addEventListener('afterprint', () => document.documentElement.removeAttribute('data-print'));
toggleStrip();

block.act = (event) => {
  if (!event) applyUrl();
  else if (event.type === 'input') handleChange();
  else handleAction((event.target as Element).closest<HTMLElement>('[data-act]')?.dataset.act);
};

function applyUrl() {
  const linked = parseCostHash(location.hash, list);
  // The URL has no choice, or this script wrote the fragment.
  if (!linked || location.hash === writtenHash) return;
  setControls(linked);
  writtenHash = location.hash;
  block.scrollIntoView();
}

function handleAction(name: string | undefined) {
  const preset = list.presets[name as keyof PriceList['presets']];
  if (preset) {
    setControls(name === 'program' && hasOwnFigures ? { ...preset, room: readControls().room } : preset);
    handleChange();
    findElement('#order-slip').scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }
  if (name === 'copy') copyLink();
  if (name === 'print') {
    writeTexts({ date: formatToday(), address: buildSlipUrl() });
    document.documentElement.dataset.print = 'slip';
    print();
  }
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const formatToday = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });

function readControls(): ChoiceWithRoom {
  const choice = Object.fromEntries(
    listGroups(list).map((group) => [group, findRadio(group, ':checked').value]),
  );
  const room = Object.fromEntries(fieldNames.map((name) => [name, readFigure(name)]));
  return { choice: choice as Choice, room: room as ShowAudience };
}

function readFigure(name: keyof ShowAudience): number {
  const value = readNumber(findField(name).value, numberFields[name]) ?? 0;
  return value > 0 && value <= numberFields[name].most ? value : Number.NaN;
}

function formatField(name: keyof ShowAudience) {
  const value = readFigure(name);
  if (value > 0) findField(name).value = formatNumber(value, numberFields[name]);
}

function setControls({ choice, room }: ChoiceWithRoom) {
  for (const group of listGroups(list)) findRadio(group, `[value="${choice[group]}"]`).checked = true;
  for (const name of fieldNames)
    if (room[name]) findField(name).value = formatNumber(room[name], numberFields[name]);
  showSlip(readControls());
}

function handleChange() {
  const { choice, room } = readControls();
  writtenHash = buildCostHash({ choice: showSlip({ choice, room }), room }, list);
  history.replaceState(history.state, '', writtenHash);
  clearTimeout(announceTimer);
  announceTimer = setTimeout(() => {
    findElement('[data-spoken]').textContent = [
      findElement('[data-slip=moved]').textContent,
      shownSlip.texts.spoken,
    ].join(' ');
  }, announceDelay);
}

/** Writes the slip. @returns the choice, whose numbers package may be larger than the requested one */
function showSlip({ choice: requested, room }: ChoiceWithRoom): Choice {
  const { choice, moved } = upgradeNumbersPackage(list, requested);
  findRadio('numbers', `[value="${choice.numbers}"]`).checked = true;
  shownSlip = buildSlip(list, choice, room);
  const { texts, share, verdict, free } = shownSlip;
  writeTexts({ ...texts, moved });
  for (const element of findElements<HTMLElement>('[data-verdict]')) element.dataset.verdict = verdict;
  for (const [index, line] of findElements<HTMLElement>('[data-free]').entries())
    line.dataset.free = `${free[index]}`;
  findElement('[data-scale]').hidden = share === undefined;
  findElement('[data-share]').setAttribute('width', `${Math.min(100, ((share ?? 0) / list.most) * 100)}%`);
  findElement<HTMLAnchorElement>('[data-send]').search = `?about=${slipTopic}&cost=${
    buildCostHash({ choice, room }, list).split('=')[1]
  }`;
  showTotal(texts.bar ?? '');
  return choice;
}

function writeTexts(texts: Record<string, string>) {
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

function buildSlipUrl(): string {
  const { choice, room } = readControls();
  return new URL(buildCostHash({ choice, room }, list), location.href).href;
}

function saveMessage() {
  try {
    sessionStorage.setItem(slipStorageKey, buildMessage(list, shownSlip, formatToday(), buildSlipUrl()));
  } catch {
    // Without session storage, the URL still contains the choice.
  }
}

async function copyLink() {
  const link = findElement<HTMLInputElement>('[data-link]');
  link.value = buildSlipUrl();
  const copied = await navigator.clipboard?.writeText(link.value).then(
    () => true,
    () => false,
  );
  link.hidden = copied === true;
  findElement('[data-copied]').textContent = copied ? list.copied : list.byHand;
  if (!copied) link.select();
}

function toggleStrip() {
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
