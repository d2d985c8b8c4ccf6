export type NumberField = {
  unit?: '$' | '%' | undefined;
  decimals?: number;
  /** More than this nobody means, such as 100 percent or 168 hours a week. */
  most?: number;
};

const scales: Record<string, number> = { k: 3, m: 6, b: 9 };

const written =
  /^(?<sign>[-+]?)(?:(?:US)?\$|USD)? ?(?<inner>[-+]?)(?<body>[\d., ']*\d[.,]?)(?:e(?<power>[-+]?\d+)| ?(?<scale>[kmb]))? ?(?:\$|%|USD)?$/i;
const single = /^(?<whole>\d*)(?:[.,](?<part>\d*))?$/;
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[., '])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<part>\d*))?$/;
const indian = /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<part>\d*))?$/;

/**
 * The numbers that a text as typed or pasted can mean: none, one, or two that its field cannot tell apart.
 *
 * Spaces, apostrophes, commas and dots may set thousands apart (1 000, 1'000, 1,000, 1.000, 1,00,000), a comma or dot
 * may be the decimal mark (1,5, 1.500,00), k, m and b stand for their zeros (1.2k), $ and % are read past. Three digits
 * behind a lone comma or dot could be either: a reading that the field cannot hold is dropped then, for it has more
 * decimals than the field or is above the most of it. So 12.000 followers or dollars are twelve thousand, and a rate of
 * 2.500 is two and a half; 1.234k followers are 1,234 or 1,234,000.
 */
export function readings(text: string, { decimals = Infinity, most = Infinity }: NumberField): number[] {
  const typed = written.exec(plainMarks(text))?.groups;
  if (!typed || (typed.sign && typed.inner)) return [];
  const { sign, inner, body = '', power, scale = '' } = typed;
  const zeros = power ? Number(power) : (scales[scale.toLowerCase()] ?? 0);

  const candidates = (power ? [single] : [single, grouped, indian]).flatMap((form) => {
    const { whole, part = '' } = form.exec(body)?.groups ?? {};
    if (whole === undefined) return [];
    const value = Number(`${sign}${inner}${whole.replace(/\D/g, '')}.${part}e${zeros}`) + 0;
    return Number.isFinite(value) ? [{ value, decimals: part.length - zeros }] : [];
  });
  const held = candidates.filter((one) => one.decimals <= decimals && Math.abs(one.value) <= most);
  return (candidates.length > 1 && held.length > 0 ? held : candidates).map(({ value }) => value);
}

/** The one number that a text means; undefined for a blank, for what is no number, and for what could be two. */
export function readNumber(text: string, field: NumberField): number | undefined {
  const [number, other] = readings(text, field);
  return other === undefined ? number : undefined;
}

/** A number as text that is read back as that number, its thousands set apart where that leaves no doubt. */
export function writeNumber(value: number, field: NumberField): string {
  const grouped = digits(value);
  const plain = grouped.replaceAll(',', '');
  return [grouped, plain].find((text) => readNumber(text, field) === value) ?? `${plain}0`;
}

/** A number as it is shown beside its field, `$4,500` or `2.5%`. */
export function shownNumber(value: number, { unit }: NumberField): string {
  if (unit === '$') return `${value < 0 ? '-' : ''}$${digits(Math.abs(value), !Number.isInteger(value))}`;
  return `${digits(value)}${unit ?? ''}`;
}

const countable = { least: 1e-6, most: 1e15 };

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const inCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

function digits(value: number, cents = false): string {
  const size = Math.abs(value);
  if (size >= countable.most || (size < countable.least && size > 0)) return `${value}`;
  return (cents ? inCents : exact).format(value);
}

function plainMarks(text: string): string {
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
