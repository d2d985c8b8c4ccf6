import { specificationHolds } from '#site.config';

/** Keys and list indexes from the root of a document to a text, a number or a list. */
export type ContentPath = readonly (string | number)[];

/** Paths of a page's packages that the specification fixes. */
const packagePaths = ['packages.items.*.name', 'packages.items.*.price', 'packages.items.*.terms'];
const figurePaths = (list: string) => [`${list}.*.value`, `${list}.*.label`];
const toastPaths = (...paths: string[]) => paths.flatMap((path) => [`${path}.title`, `${path}.description`]);

/**
 * Texts, numbers and list lengths that the specification fixes, as paths per document. `*` matches every list
 * item. `npm test -- specification` fails when one of them changes.
 */
export const fixedPaths: Readonly<Record<string, readonly string[]>> = {
  site: [
    'location',
    'copyrightYear',
    'businessHours.days',
    'businessHours.hours',
    'offices',
    'offices.*.city',
  ],
  frame: [
    'navigation.*.label',
    'navigation.*.to',
    'getStarted.action',
    'getStarted.choices.*.label',
    'getStarted.choices.*.entries.*.to',
    'footer.groups.*.links',
    'footer.groups.*.links.*',
  ],
  forms: [
    'common.email',
    'contact.fields.*.empty',
    'contact.fields.inquiry_type.options.*',
    'contact.action',
    'contact.busy',
    ...toastPaths('contact.failed', 'contact.success'),
    'contact.sent.*',
    'newsletter.busy',
    'newsletter.sent',
    ...toastPaths('newsletter.invalid', 'newsletter.taken', 'newsletter.failed', 'newsletter.success'),
    'early-access.busy',
    'early-access.sent.title',
    ...toastPaths('early-access.missing', 'early-access.failed'),
    'roi-calculator.action',
    'roi-calculator.update',
    ...['roi-calculator', 'checklist', 'guide', 'audit', 'reports'].flatMap((form) =>
      toastPaths(`${form}.missing`, `${form}.success`),
    ),
    ...['checklist', 'guide', 'audit', 'reports', 'resource-cards'].map((form) => `${form}.busy`),
    'checklist.action',
    ...toastPaths('resource-cards.success'),
  ],
  'not-found': ['code', 'message'],
  home: [
    ...figurePaths('stats'),
    'hero.proof.*.*',
    ...figurePaths('demo.figures'),
    'strip.marks',
    'closing.lead',
    'closing.points.0',
    'closing.points.1',
    'cases.labels.challenge',
    'cases.labels.solution',
    'cases.labels.highlights',
  ],
  services: ['hero.call', 'hero.guide', 'week.heading', ...figurePaths('week.figures'), 'closing.action'],
  'business-services': [
    'hero.kicker',
    'doors.group.link.label',
    ...figurePaths('doors.group.figures'),
    'consultation.heading',
    'consultation.label',
  ],
  'creator-services': [
    'hero.kicker',
    'hero.join',
    'hero.figure.value',
    'hero.figure.label',
    'community.join',
  ],
  'creator-network': [
    'hero.apply',
    ...figurePaths('hero.figures'),
    'tabs.names.*',
    'services.items.*.to',
    'apply.action',
  ],
  process: ['timeline.lead', 'steps.items.*.title'],
  about: [
    'timeline.items.0.year',
    'timeline.items.3.year',
    'purpose.mission.heading',
    'purpose.vision.heading',
  ],
  'about-us': ['values.heading'],
  careers: [
    'positions.items.*.salaryRange',
    'values.heading',
    'perks.heading',
    'hiring.heading',
    'resume.action',
  ],
  'privacy-policy': ['hero.updated', 'sections.*.title', 'sections.8.blocks.0.text', 'contact.officer'],
  contact: [
    'hero.title',
    'form.heading',
    'form.facts.*.value',
    'offices.heading',
    'faq.heading',
    'faq.items.*.answer',
    'closing.action',
  ],
  resources: [
    'featured.label',
    'finder.labels.access',
    'finder.labels.tabs.*',
    'picks.heading',
    'newsletter.action',
  ],
  'industry-reports': ['library.labels.featured', 'library.labels.categories.*'],
  'live-selling-best-practices': [
    ...figurePaths('statistics'),
    'playbook.phases.*.title',
    'playbook.phases.0.practices.1.why',
    'playbook.phases.1.practices.1.rule',
    'pairs.heading',
    'checklist.form.note',
    'benchmarks.heading',
    'benchmarks.lead',
    'closing.lead',
  ],
  'host-training-materials': [
    'hero.lead',
    ...figurePaths('figures'),
    'modules.items.*.duration',
    'modules.items.*.lessons',
    'modules.hours',
    'modules.lessons',
    'comparison.columns.untrained',
    'comparison.columns.trained',
  ],
  'case-studies': [
    'labels.featured',
    'labels.challenge',
    'labels.solution',
    'tapes.heading',
    'names.clients',
    'names.press',
    'names.titles',
    'closing.lead',
    'closing.action',
  ],
  'tiktok-live-strategy-guide': ['framework.stages.*.title', 'guide.pages', 'spotlight.heading'],
  'tiktok-live-selling-insights': [
    'labels.featured',
    'latest.categories.*.label',
    'latest.categories.*.count',
    'downloads.heading',
  ],
  'live-production': [...packagePaths, ...figurePaths('stats'), 'hero.call', 'hero.reel', 'closing.action'],
  'host-training': [...packagePaths, ...figurePaths('results'), 'framework.letters.*.title'],
  'analytics-optimization': [
    ...packagePaths,
    ...figurePaths('results'),
    'metrics.items.*.name',
    'metrics.items.*.value',
    'metrics.items.*.label',
  ],
  'strategic-planning': [...packagePaths, 'roles.heading', 'roles.items.*.title'],
  'content-development': [...packagePaths, 'funnel.heading'],
  'ai-avatars': [...packagePaths, ...figurePaths('stats'), 'hero.tag', 'hero.join', 'closing.get'],
  'live-selling-survey': [
    'application.intro.duration',
    'application.empty.*',
    'application.missing.*.*',
    'application.numbers.positive',
    'application.numbers.hour',
    'application.form.action',
    ...toastPaths('application.form.failed', 'application.form.success'),
    'application.sent.lead',
  ],
};

/**
 * Whether the specification fixes the text or number at a path or, for a list, the number of its items. Nothing is
 * fixed once the agency has turned off the specification (`specificationHolds` in site.config.ts).
 * @param document id of a document: path below src/content without `pages/` and extension
 * @param path keys and list indexes from the root
 */
export function isFixed(document: string, path: ContentPath): boolean {
  return (
    specificationHolds &&
    (fixedPaths[document] ?? []).some((pattern) => matchesPattern(pattern.split('.'), path))
  );
}

function matchesPattern(pattern: readonly string[], path: ContentPath): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((part, index) => part === '*' || part === String(path[index]))
  );
}
