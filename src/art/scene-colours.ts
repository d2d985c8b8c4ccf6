import { hues } from './palette.ts';

/* Colours that several scenes share, by hue; what one scene alone uses stands in its file. Islands draw from palette.ts and would carry these along. */

/** Pale light, candle to kraft. */
export const yellows = {
  candle: '#ffe6bd',
  shell: '#ffe2c4',
  straw: '#ffe2a6',
  biscuit: '#ffe0b8',
  primrose: '#ffdf9e',
  oat: '#ffd9ae',
  butter: '#ffd79c',
  sun: '#ffd27a',
  mango: '#ffcf9a',
  marigold: '#ffd08a',
  cantaloupe: '#ffc08a',
  kraft: '#efc194',
} as const;

/** Orange and red light, saffron to crimson. */
export const reds = {
  saffron: '#ffb46a',
  peach: '#ffb27a',
  coral: '#ff9a8a',
  salmon: '#ff9a7a',
  carrot: '#ff9a5c',
  shrimp: '#ff8a6a',
  ember: '#ff8a5c',
  watermelon: '#ff7d6a',
  copper: '#e8834e',
  pumpkin: '#d9772b',
  poppy: '#e8663f',
  flare: '#e8435a',
  strawberry: '#d9415a',
  currant: '#c9485c',
  cinnamon: '#b8562f',
  cranberry: '#a83a4c',
  lacquer: '#b81f4c',
  crimson: '#a3203f',
} as const;

/** Wood and clay, pale to dark. */
export const browns = {
  pine: '#e4b184',
  birch: '#e0b48c',
  oak: '#d9a06c',
  pottery: '#d98a6c',
  spruce: '#c98a58',
  teak: '#c9825a',
} as const;

/** Pink and wine, blossom to bordeaux. */
export const pinks = {
  blossom: '#ffb3c8',
  sorbet: '#ff9ac0',
  carnation: '#ff8ab0',
  bubblegum: '#ff7ab4',
  azalea: '#ff7a9a',
  bordeaux: '#8c1040',
} as const;

/** Violet and blue, haze to evening. */
export const violets = {
  haze: '#f3e4f8',
  iris: '#8a55a8',
  pansy: '#7d3fa8',
  indigo: '#3a2a86',
  evening: '#2a1650',
} as const;

/** Green and blue of the key light, turquoise to tide. */
export const teals = {
  turquoise: '#2cc5cd',
  bay: '#22b8c1',
  cyan: '#19b6c2',
  tide: '#2a9aa8',
} as const;

/** Glass and glaze of what is sold: lit side first, shadow side second. */
export const glasses = {
  aqua: [hues.ice, teals.tide],
  cream: [hues.cream, '#e8a58c'],
  lagoon: ['#7fe3e4', hues.lagoon],
  apricot: [hues.cream, '#f0a27c'],
  ember: [reds.carrot, reds.crimson],
  rose: ['var(--color-white)', '#f0a896'],
  milk: ['var(--color-white)', '#f3b7a0'],
  honey: [yellows.candle, reds.ember],
  peach: [reds.peach, reds.crimson],
  votive: ['#ffd0c0', reds.lacquer],
} as const;

/** Cartons and plinths: front, side, top. */
export const cartons = {
  sun: [yellows.sun, reds.pumpkin, '#ffe6b0'],
  cream: [hues.cream, reds.strawberry, yellows.shell],
  amber: ['var(--color-amber)', '#c96a24', '#ffd58c'],
  kraft: [browns.oak, '#9c5a3c', yellows.kraft],
  red: ['var(--color-tally)', pinks.bordeaux, '#ff7a7a'],
} as const;
