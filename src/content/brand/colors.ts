import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);
const toOklch = converter('oklch');

/** The background and text colors of src/styles/colors.css that appear together with the brand's colors. */
export const groundColors = {
  white: '#ffffff',
  paper: '#fbf8f3',
  'paper-2': '#f3ede4',
  ink: '#14101a',
  'ink-2': '#221b2b',
} as const;
type Ground = keyof typeof groundColors;

/** Minimum contrast of text in WCAG AA. */
export const minContrast = 4.5;

/** The desk's red for overdue leads, which no brand changes. */
const warningRed = '#e3173e';
const maxHueDifference = 20;
const lightnessStep = 0.002;
const maxLightness = 0.97;

export type BrandColor = 'main' | 'accent';
type ContrastRule = { use: string; on: readonly Ground[]; to: 'darker' | 'lighter' };

/** The places that use a brand's two colors unchanged. */
const contrastRules: Record<BrandColor, readonly ContrastRule[]> = {
  main: [{ use: 'White button text on Main', on: ['white'], to: 'darker' }],
  accent: [
    { use: 'Black text on Accent', on: ['ink'], to: 'lighter' },
    { use: 'Accent text on black', on: ['ink', 'ink-2'], to: 'lighter' },
  ],
};

type Shade = {
  lightness: number;
  chroma: number;
  hue: number;
  on: readonly Ground[];
  to: ContrastRule['to'];
};

/** The shades derived from the main color: `lightness` and `hue` are added to its values, `chroma` is a factor. */
const shades = {
  'tally-deep': { lightness: -0.0624, chroma: 0.9012, hue: 0.1475, on: ['white'], to: 'darker' },
  'tally-text': {
    lightness: -0.0915,
    chroma: 0.8457,
    hue: -0.2568,
    on: ['white', 'paper', 'paper-2'],
    to: 'darker',
  },
  'tally-hot': { lightness: 0.0678, chroma: 1.0353, hue: -1.7252, on: ['ink', 'ink-2'], to: 'lighter' },
  magenta: { lightness: -0.0344, chroma: 0.9178, hue: -21.243, on: ['white', 'paper-2'], to: 'darker' },
  // Colors of the light in the first screen and in sharing pictures.
  glow: { lightness: 0.1655, chroma: 0.7179, hue: 27.5818, on: [], to: 'lighter' },
  'glow-edge': { lightness: 0.1385, chroma: 0.6607, hue: -19.1894, on: [], to: 'lighter' },
} as const satisfies Record<string, Shade>;

/** Color tokens that a brand sets, by their names in the style sheet. */
export type BrandTokens = Record<'tally' | 'amber' | keyof typeof shades, string>;

export const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** All color tokens of a brand. The derived ones meet WCAG AA wherever they are used. */
export function createBrandTokens({ main, accent }: Record<BrandColor, string>): BrandTokens {
  const derived = Object.entries(shades).map(([name, shade]) => [name, deriveShade(main, shade)]);
  return { tally: main.toLowerCase(), amber: accent.toLowerCase(), ...Object.fromEntries(derived) };
}

function deriveShade(main: string, { lightness, chroma, hue, on, to }: Shade): string {
  const { l, c, h = 0 } = parseColor(main);
  return adjustLightness({ mode: 'oklch', l: l + lightness, c: c * chroma, h: h + hue }, on, to);
}

/** The lowest contrast of a brand's color in each place that uses it unchanged. */
export function checkContrasts(
  color: BrandColor,
  value: string,
): { use: string; contrast: number; passes: boolean }[] {
  return contrastRules[color].map(({ use, on }) => {
    const contrast = findLowestContrast(value, on);
    return { use, contrast, passes: contrast >= minContrast };
  });
}

export const isReadableEverywhere = (color: BrandColor, value: string) =>
  checkContrasts(color, value).every(({ passes }) => passes);

/** The nearest color of the same hue with enough contrast everywhere. */
export function findNearestReadable(color: BrandColor, value: string): string {
  if (isReadableEverywhere(color, value)) return value;
  const on = contrastRules[color].flatMap((rule) => rule.on);
  return adjustLightness(parseColor(value), on, contrastRules[color][0]?.to ?? 'darker');
}

/** Whether a color can be mistaken for the desk's red for overdue leads. */
export function isNearWarningRed(value: string): boolean {
  const [one, red] = [parseColor(value), parseColor(warningRed)];
  const hueDistance = Math.abs((one.h ?? 0) - (red.h ?? 0)) % 360;
  return one.c > 0.05 && Math.min(hueDistance, 360 - hueDistance) <= maxHueDifference;
}

function adjustLightness(color: Oklch, on: readonly Ground[], to: ContrastRule['to']): string {
  const by = to === 'darker' ? -lightnessStep : lightnessStep;
  for (let l = Math.min(Math.max(color.l, lightnessStep), maxLightness); l > 0 && l < 1; l += by) {
    const hex = toHex({ ...color, l });
    if (findLowestContrast(hex, on) >= minContrast) return hex;
  }
  return to === 'darker' ? '#000000' : '#ffffff';
}

const findLowestContrast = (hex: string, on: readonly Ground[]) =>
  Math.min(...on.map((ground) => wcagContrast(hex, groundColors[ground])));

function parseColor(hex: string): Oklch {
  const color = toOklch(hex);
  if (!color) throw new Error(`${hex} is not a color`);
  return color;
}

/** Maps a color to sRGB: reduces its chroma, keeps lightness and hue. */
function toHex(color: Oklch): string {
  const direct = formatHex(color);
  const { l, c } = parseColor(direct);
  // The tolerance covers rounding, but not a color outside sRGB.
  if (Math.abs(l - color.l) < 0.003 && Math.abs(c - color.c) < 0.003) return direct;
  return formatHex(clampChroma(color, 'oklch')) ?? direct;
}
