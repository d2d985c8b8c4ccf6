export type NumberField = {
  unit?: '$' | '%' | undefined;
  decimals?: number;
  /** Largest plausible value, such as 100 percent or 168 hours a week. */
  most?: number;
};

const scales: Record<string, number> = { k: 3, m: 6, b: 9 };

const numberPattern =
  /^(?<sign>[-+]?)(?:(?:US)?\$|USD)? ?(?<inner>[-+]?)(?<body>[\d., ']*\d[.,]?)(?:e(?<power>[-+]?\d+)| ?(?<scale>[kmb]))? ?(?:\$|%|USD)?$/i;
const plainPattern = /^(?<whole>\d*)(?:[.,](?<part>\d*))?$/;
const groupedPattern =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[., '])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<part>\d*))?$/;
const indianPattern = /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<part>\d*))?$/;

/**
 * Returns the numbers that a text can mean: none, one, or, if the text is ambiguous, two.
 * Spaces, apostrophes, commas and dots may group thousands (1 000, 1'000, 1,000, 1.000, 1,00,000). A comma or
 * dot may be the decimal mark (1,5, 1.500,00). The suffixes k, m and b multiply (1.2k). $ and % are ignored.
 * Three digits after a single comma or dot are ambiguous; a reading with more decimals than the field allows,
 * or above its maximum, is dropped. So 12.000 followers or dollars are twelve thousand, a rate of 2.500 is
 * two and a half, and 1.234k followers are 1,234 or 1,234,000.
 */
export function parseNumbers(text: string, { decimals = Infinity, most = Infinity }: NumberField): number[] {
  const typed = numberPattern.exec(normalizeMarks(text))?.groups;
  if (!typed || (typed.sign && typed.inner)) return [];
  const { sign, inner, body = '', power, scale = '' } = typed;
  const zeros = power ? Number(power) : (scales[scale.toLowerCase()] ?? 0);

  const candidates = (power ? [plainPattern] : [plainPattern, groupedPattern, indianPattern]).flatMap(
    (form) => {
      const { whole, part = '' } = form.exec(body)?.groups ?? {};
      if (whole === undefined) return [];
      const value = Number(`${sign}${inner}${whole.replace(/\D/g, '')}.${part}e${zeros}`) + 0;
      return Number.isFinite(value) ? [{ value, decimals: part.length - zeros }] : [];
    },
  );
  const plausible = candidates.filter(
    (candidate) => candidate.decimals <= decimals && Math.abs(candidate.value) <= most,
  );
  return (candidates.length > 1 && plausible.length > 0 ? plausible : candidates).map(({ value }) => value);
}

/** Returns the number that a text means; undefined if it is blank, not a number or ambiguous. */
export function readNumber(text: string, field: NumberField): number | undefined {
  const [number, other] = parseNumbers(text, field);
  return other === undefined ? number : undefined;
}

/** Formats a number so that it is read back unchanged, with grouped thousands if that is unambiguous. */
export function writeNumber(value: number, field: NumberField): string {
  const grouped = formatDigits(value);
  const plain = grouped.replaceAll(',', '');
  return [grouped, plain].find((text) => readNumber(text, field) === value) ?? `${plain}0`;
}

/** Formats a number with its unit: `$4,500` or `2.5%`. */
export function formatNumber(value: number, { unit }: NumberField): string {
  if (unit === '$')
    return `${value < 0 ? '-' : ''}$${formatDigits(Math.abs(value), !Number.isInteger(value))}`;
  return `${formatDigits(value)}${unit ?? ''}`;
}

const fixedNotationRange = { least: 1e-6, most: 1e15 };

const exactFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const centsFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

function formatDigits(value: number, cents = false): string {
  const size = Math.abs(value);
  if (size >= fixedNotationRange.most || (size < fixedNotationRange.least && size > 0)) return `${value}`;
  return (cents ? centsFormat : exactFormat).format(value);
}

function normalizeMarks(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/٫/g, '.')
    .replace(/،/g, ',')
    .replace(/٪/g, '%')
    .trim()
    .replace(/\s/g, ' ')
    .replace(/[‘’ʼ′`´٬]/g, "'")
    .replace(/−/g, '-');
}
