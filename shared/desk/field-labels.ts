/** Labels for keys that occur in several schemas. For a single schema, use `.meta({ title })`. */
const glossary: Record<string, string> = {
  action: 'Button',
  alt: 'Alt text',
  art: 'Picture, described',
  busy: 'Text while sending',
  call: 'Call button',
  cases: 'Case studies',
  closing: 'Closing call to action',
  cta: 'Button',
  faq: 'Questions',
  demo: 'Live demo',
  dont: 'Don’t',
  from: 'From',
  gmv: 'Sales (GMV)',
  gpm: 'Sales per thousand views',
  head: 'Search and sharing',
  id: 'URL name',
  jump: 'Second button',
  lead: 'Introduction',
  metric: 'Figure',
  onward: 'Related links',
  popular: 'Most popular',
  sample: 'Placeholder',
  say: 'Producer’s words',
  second: 'Second link',
  sofar: 'So far',
  stats: 'Stats',
  strip: 'Client logos',
  was: 'Price before',
  withoutScript: 'Without scripts',
  xLabels: 'Labels below the chart',
  yTicks: 'Labels beside the chart',
  ticks: 'Labels beside the chart',
};

const helpTexts: Record<string, string> = {
  art: 'Read out to people who do not see the picture.',
  sample: 'Stays on the launch checklist until you turn this off.',
};

const capitalizedWords: Record<string, string> = {
  ai: 'AI',
  roi: 'ROI',
  gmv: 'GMV',
  gpm: 'GPM',
  url: 'URL',
  tiktok: 'TikTok',
  faq: 'FAQ',
  angeles: 'Angeles',
  york: 'York',
};

/** `heroVideoStill` becomes "Hero video still", `full_name` "Full name". */
export function formatKey(key: string): string {
  if (/^\d\w*-/.test(key)) return key;
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map(
      (word) => capitalizedWords[word.toLowerCase()] ?? (/^[A-Z\d]+$/.test(word) ? word : word.toLowerCase()),
    );
  const sentence = words.join(' ').trim();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export function getLabel(key: string): string {
  return glossary[key] ?? formatKey(key);
}

export function getHelp(key: string): string | undefined {
  return helpTexts[key];
}

const irregularSingulars: Record<string, string> = {
  series: 'series',
  news: 'entry',
  do: 'entry',
  dont: 'entry',
  before: 'figure',
  after: 'figure',
  tenth: 'cue',
  first: 'cue',
  onward: 'link',
  ready: 'entry',
  again: 'line',
  text: 'paragraph',
  faq: 'question',
  chat: 'message',
  proof: 'line',
  accent: 'word',
  navigation: 'link',
  members: 'person',
  cases: 'case study',
  others: 'case study',
  stats: 'figure',
  ticks: 'mark',
  picks: 'pick',
  results: 'result',
  evidence: 'entry',
};

/** `package` becomes "Packages", `case study` "Case studies". */
export function formatPlural(singular: string): string {
  return formatKey(pluralize(singular));
}

export function pluralize(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  if (one === 'person') return 'people';
  return /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

/** `features` becomes "feature", `case_studies` "case study". */
export function singularize(key: string): string {
  const known = irregularSingulars[key];
  if (known) return known;
  const words = formatKey(key).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
  if (/(?:ch|sh|ss|x)es$/.test(words)) return words.slice(0, -2);
  if (/ies$/.test(words)) return `${words.slice(0, -3)}y`;
  return /[^s]s$/.test(words) ? words.slice(0, -1) : 'entry';
}
