/** Colors of the illustrations only. Colors that the interface uses as well are tokens (`var(--color-*)`). */

export type Skin = { light: string; base: string; shade: string; lip: string };

export const skins = {
  porcelain: { light: '#ffe6d3', base: '#f9c7a5', shade: '#d4807a', lip: '#b8324c' },
  honey: { light: '#f9cb98', base: '#e3a06c', shade: '#ab5b54', lip: '#9c2741' },
  almond: { light: '#dfa173', base: '#bd774d', shade: '#84403f', lip: '#7f1d34' },
  umber: { light: '#b9764c', base: '#8f5237', shade: '#582a30', lip: '#5e1428' },
  espresso: { light: '#8c5539', base: '#633726', shade: '#371a22', lip: '#471020' },
} as const satisfies Record<string, Skin>;
export type SkinName = keyof typeof skins;

export const hairs = {
  raven: '#1d0f22',
  coffee: '#3a1a1c',
  copper: '#9c3a1c',
  wheat: '#d99a45',
  silver: '#cfc4d6',
} as const;
export type HairName = keyof typeof hairs;

/** Clothes: the light tone and the shadow tone. */
export const cloths = {
  plum: ['#86287a', '#2a1038'],
  ink: ['#3d3250', '#17101f'],
  cream: ['#fff6e6', '#e2b9a0'],
  coral: ['#ff7d5c', '#b81f4c'],
  teal: ['#19a3ac', '#06505f'],
  amber: ['#ffc768', '#e06f2c'],
  lilac: ['#d9b8ec', '#8a55a8'],
  sky: ['#a9e4ee', '#3f91ab'],
} as const;
export type ClothName = keyof typeof cloths;

/** Accent colors of the illustrations, from warm to cold. */
export const hues = {
  cream: '#fff3dc',
  mist: '#ffe2b8',
  peach: '#ffc194',
  tangerine: '#ff9660',
  coral: '#ff7a4d',
  blush: '#ff8fa6',
  clay: '#e8ae98',
  rose: '#e0325c',
  cherry: '#cc3a58',
  garnet: '#981743',
  wine: '#7d1552',
  mulberry: '#551849',
  plum: '#3f1247',
  night: '#1c0d28',
  ice: '#b8f3f5',
  aqua: '#1f9dab',
  lagoon: '#0b5563',
  abyss: '#0b2731',
} as const;

export const metal = { light: '#5b4f69', dark: '#241b2e' } as const;
export const leaf = { light: '#2fae8f', dark: '#0c5b58' } as const;
