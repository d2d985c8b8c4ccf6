import { formatClockTime } from '#desk/time/format-time.ts';
import type { Settings } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';

export type Draft = {
  hours: Record<string, string>;
  days: number[];
  from: string;
  to: string;
  isBookingAnswer: boolean;
  fit: {
    followers: string;
    gmv: string;
    rate: string;
    noAgency: boolean;
    filmingSpace: boolean;
    training: boolean;
    categories: string[];
  };
};

export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0];

const formatFigure = (figure: number | null) => (figure === null ? '' : figure.toLocaleString('en-US'));

export function toDraft({ promises, hours, bookings, fit }: Settings): Draft {
  return {
    hours: Object.fromEntries(
      promises.filter(({ byMail }) => !byMail).map((promise) => [promise.form, formatFigure(promise.hours)]),
    ),
    days: hours.days,
    from: formatTime(hours.from),
    to: formatTime(hours.to),
    isBookingAnswer: bookings.isAnswer,
    fit: {
      ...fit,
      followers: formatFigure(fit.followers),
      gmv: formatFigure(fit.gmv),
      rate: formatFigure(fit.rate),
    },
  };
}

/** Reads a typed number such as `10,000` or `$5,000`. @returns null for an empty text, undefined for an invalid one */
export function parseFigure(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s,$]/g, '');
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Reads a typed time: `9`, `9:30 PM`, `0930`, `18:00`. @returns `09:30` in 24 hours, or undefined */
export function parseTime(text: string): string | undefined {
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:[:.h ]?(\d\d))?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(text.trim()) ?? [];
  const isTwelveHour = half !== '';
  if (hour === '' || Number(minute) > 59 || Number(hour) > (isTwelveHour ? 12 : 23)) return undefined;
  if (isTwelveHour && Number(hour) === 0) return undefined;
  const hours = isTwelveHour ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return formatClockTime({ hour, minute });
}

export type Problems = Record<string, string>;

/** Validates the form. @returns the settings, or messages by field name */
export function parseDraft(draft: Draft, base: Settings): { settings: Settings } | { problems: Problems } {
  const problems: Problems = {};
  function parseFigureField(
    name: string,
    text: string,
    { most, isWhole }: { most: number; isWhole: boolean },
    problem: string,
  ) {
    const read = parseFigure(text);
    if (read === undefined || (read !== null && (read > most || (isWhole && !Number.isInteger(read)))))
      problems[name] = problem;
    return read ?? null;
  }
  const promises = base.promises.map((promise) => {
    if (promise.byMail) return promise;
    const name = `hours-${promise.form}`;
    const problem = 'Enter 1 to 168 hours, or leave it empty.';
    const hours = parseFigureField(
      name,
      draft.hours[promise.form] ?? '',
      { most: 168, isWhole: false },
      problem,
    );
    if (hours !== null && hours < 1) problems[name] = problem;
    return { ...promise, hours };
  });
  const [from, to] = [parseTime(draft.from), parseTime(draft.to)];
  if (!from) problems.from = `Enter a time such as ${formatTime('09:00')}.`;
  if (!to) problems.to = `Enter a time such as ${formatTime('18:00')}.`;
  else if (from && to <= from) problems.to = 'Closing time must be after opening time.';
  const count = { most: 999_999_999, isWhole: true };
  const fit = {
    ...draft.fit,
    followers: parseFigureField(
      'followers',
      draft.fit.followers,
      count,
      'Enter a number such as 10,000, or leave it empty.',
    ),
    gmv: parseFigureField('gmv', draft.fit.gmv, count, 'Enter dollars such as 5,000, or leave it empty.'),
    rate: parseFigureField(
      'rate',
      draft.fit.rate,
      { most: 100_000, isWhole: false },
      'Enter dollars such as 60, or leave it empty.',
    ),
  };
  if (!from || !to || Object.keys(problems).length > 0) return { problems };
  const days = draft.days.toSorted((a, b) => a - b);
  return {
    settings: { promises, hours: { days, from, to }, bookings: { isAnswer: draft.isBookingAnswer }, fit },
  };
}

/**
 * Three-way merge: fields that were changed in `mine` keep that value, all others come from `theirs`.
 * @param base the common ancestor
 */
export function mergeSettings(base: Settings, mine: Settings, theirs: Settings): Settings {
  const hoursOf = (settings: Settings, form: string) =>
    settings.promises.find((promise) => promise.form === form)?.hours;
  return {
    promises: theirs.promises.map((promise) => {
      const newHours = hoursOf(mine, promise.form);
      return newHours === undefined || newHours === hoursOf(base, promise.form)
        ? promise
        : { ...promise, hours: newHours };
    }),
    hours: mergeParts(base.hours, mine.hours, theirs.hours),
    bookings: mergeParts(base.bookings, mine.bookings, theirs.bookings),
    fit: mergeParts(base.fit, mine.fit, theirs.fit),
  };
}

function mergeParts<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (JSON.stringify(mine[name]) !== JSON.stringify(base[name])) merged[name] = mine[name];
  }
  return merged;
}

export type SettingChange = { name: string; from: string; to: string; when: string };

const deadlineEffect = 'for new leads; running deadlines do not change';
const openHoursEffect = 'at once, for every list';
const fitRuleEffect = 'at once, for every creator';

export function listChanges(before: Settings, after: Settings): SettingChange[] {
  const changes: SettingChange[] = [];
  function addChange(name: string, from: string, to: string, when: string) {
    if (from !== to) changes.push({ name, from, to, when });
  }
  for (const { form, hours } of after.promises) {
    const previousHours = before.promises.find((promise) => promise.form === form)?.hours ?? null;
    addChange(formOf(form).name, deadlineText(previousHours), deadlineText(hours), deadlineEffect);
  }
  addChange('Open days', daysText(before.hours.days), daysText(after.hours.days), openHoursEffect);
  addChange('Open hours', hoursText(before), hoursText(after), openHoursEffect);
  addChange('A booked call', bookingText(before), bookingText(after), 'for the next calls');
  const [was, is] = [before.fit, after.fit];
  addChange(
    'Audience',
    formatMinimum(was.followers, '', ' followers'),
    formatMinimum(is.followers, '', ' followers'),
    fitRuleEffect,
  );
  addChange(
    'Best live sales',
    formatMinimum(was.gmv, '$', ''),
    formatMinimum(is.gmv, '$', ''),
    fitRuleEffect,
  );
  addChange('Rate', formatMaximum(was.rate), formatMaximum(is.rate), fitRuleEffect);
  addChange(
    'No other agency',
    was.noAgency ? 'none now' : 'not required',
    is.noAgency ? 'none now' : 'not required',
    fitRuleEffect,
  );
  addChange(
    'Filming space',
    requirementText(was.filmingSpace),
    requirementText(is.filmingSpace),
    fitRuleEffect,
  );
  addChange('Training', requirementText(was.training), requirementText(is.training), fitRuleEffect);
  addChange('Categories', categoriesText(was.categories), categoriesText(is.categories), fitRuleEffect);
  return changes;
}

const deadlineText = (hours: number | null) => (hours === null ? 'no deadline' : `${hours} h`);
const hoursText = ({ hours }: Settings) => `${formatTime(hours.from)} to ${formatTime(hours.to)}`;
const bookingText = ({ bookings }: Settings) =>
  bookings.isAnswer ? 'counts as a reply' : 'does not count as a reply';
const requirementText = (isRequired: boolean) => (isRequired ? 'required' : 'not required');
const categoriesText = (list: string[]) => (list.length === 0 ? 'not required' : list.toSorted().join(', '));
const formatAmount = (figure: number) => figure.toLocaleString('en-US');
const formatMinimum = (figure: number | null, before: string, after: string) =>
  figure === null ? 'not required' : `${before}${formatAmount(figure)}${after} or more`;
const formatMaximum = (figure: number | null) =>
  figure === null ? 'not required' : `$${formatAmount(figure)} an hour at most`;

function daysText(days: number[]): string {
  const names = weekdaysFromMonday.filter((day) => days.includes(day)).map((day) => dayNames[day]);
  return names.length === 0 ? 'none' : names.join(', ');
}
