import { findPackageCell, findPackagePrice } from '#src/content/packages.ts';
import type { PriceGroup, PricesContent } from '#src/content/schemas/prices.ts';
import type { Packages } from '#src/content/schemas/service-page.ts';

export type PricedOption = {
  id: string;
  /** Name of the option in the slip; empty if no text of the slip names the options of this group. */
  label: string;
  /** US dollars per show (set, host) or per month (clips, numbers, strategy), or once. */
  price: number;
  once?: true;
  line: string;
  covers?: number;
  facts?: string[];
  report?: string;
};

export type Choice = Record<PriceGroup, string>;

export type PriceList = Pick<PricesContent, 'average' | 'months' | 'verdict' | 'message'> & {
  slip: Omit<PricesContent['slip'], 'title' | 'not'>;
  options: Record<Exclude<PriceGroup, 'shows'>, PricedOption[]>;
  shows: string[];
  start: Choice;
  room: Pick<PricesContent['room'], 'fields' | 'start'>;
  presets: Record<'refusal' | 'program', Pick<PricesContent['refusal'], 'choice' | 'room'>>;
  most: number;
  copied: string;
  byHand: string;
};

/** The package cards that the groups take their prices from. */
type PackagesByGroup = Record<'set' | 'clips' | 'numbers' | 'strategy', Packages>;

function requireValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The prices refer to a package or row that does not exist');
  return value;
}

/** A cell of the comparison table, up to its first comma or colon. */
function findRowValue(packages: Packages, name: string, label: string): string {
  const value = requireValue(findPackageCell(packages, name, label));
  return value.split(/[,:]/)[0] ?? value;
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Prices and texts of the block, from its content and the package cards of four pages. */
export function createPriceList(content: PricesContent, packages: PackagesByGroup): PriceList {
  const { groups, average, months, verdict, message, start, scale, actions } = content;
  const { title, not, ...slip } = content.slip;
  const { fields, start: firstRoom } = content.room;
  const createOptions = (group: keyof PriceList['options']) =>
    groups[group].options.map(({ id, label, line, price, once, covers, package: name }): PricedOption => {
      const cards = group === 'host' ? undefined : packages[group];
      return {
        id,
        label: group === 'set' || group === 'numbers' ? label : '',
        line,
        price: name && cards ? requireValue(findPackagePrice(cards, name)) : (price ?? 0),
        ...(once && { once }),
        ...(covers && { covers }),
        ...(group === 'set' && { facts: listFacts(content, packages.set, name) }),
        ...(group === 'set' &&
          name && { report: lowerFirst(findRowValue(packages.set, name, content.numbersRow)) }),
      };
    });
  return {
    ...{ average, months, slip, verdict, message, start },
    room: { fields, start: firstRoom },
    options: {
      set: createOptions('set'),
      host: createOptions('host'),
      clips: createOptions('clips'),
      numbers: createOptions('numbers'),
      strategy: createOptions('strategy'),
    },
    shows: groups.shows.options.map(({ id }) => id),
    presets: { refusal: toPreset(content.refusal), program: toPreset(content.program) },
    most: scale.most,
    copied: actions.copied,
    byHand: actions.byHand,
  };
}

const toPreset = ({ choice, room }: PricesContent['refusal']) => ({ choice, room });

function listFacts({ facts, ownFact }: PricesContent, sets: Packages, name: string | undefined): string[] {
  return facts.map(({ row }) => (name ? findRowValue(sets, name, row) : ownFact));
}
