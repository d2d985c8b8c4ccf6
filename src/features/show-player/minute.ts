import type { Show, ShowTexts } from '#src/content/schemas/show.ts';

export type WhichShow = 'first' | 'tenth';

type Moment = {
  at: number;
  viewers: number;
  sold: string;
  say: string;
  chat: [name: string, message: string][];
};
type Pin = { name: string; price: number; beside: string; isFormer: boolean };
export type Cue = Moment & { cue: string; mark: boolean; scene: string; pin: Pin };

/** A show in the format that the player fetches. */
export type ShowData = {
  name: string;
  curves: Record<WhichShow, number[]>;
  tenth: Cue[];
  first: Moment[];
};

export type MinuteTexts = Pick<
  ShowTexts,
  'watching' | 'dollarsThisMinute' | 'inFirst' | 'inTenth' | 'after' | 'soldLabel' | 'first' | 'tenth'
>;

/** Converts a show to the data that the player needs. */
export function toShowData({ name, curves, tenth, first }: Show): ShowData {
  const momentOf = ({
    at,
    viewers,
    sold,
    say,
    chat,
  }: Show['first'][number] | Show['tenth'][number]): Moment => ({
    at,
    viewers,
    sold: `${sold.count} ${sold.noun}`,
    say,
    chat: chat.map((line) => [line.name, line.message]),
  });
  return {
    name,
    curves,
    tenth: tenth.map((cue) => ({
      ...momentOf(cue),
      cue: cue.cue,
      mark: cue.mark === true,
      scene: cue.scene,
      pin: {
        name: cue.pin.name,
        price: cue.pin.price,
        beside: cue.pin.was ? `$${cue.pin.was}` : (cue.pin.note ?? ''),
        isFormer: cue.pin.was !== undefined,
      },
    })),
    first: first.map(momentOf),
  };
}

/** Formats a minute: `84` becomes `01:24`. */
export function formatClock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
}

/** The latest moment at or before a minute. @param moments in ascending order, the first one at 0 */
function findCue<Some extends { at: number }>(moments: Some[], minute: number): Some {
  return moments.findLast(({ at }) => at <= minute) as Some;
}

function interpolateViewers(moments: Moment[], minute: number): number {
  const last = findCue(moments, minute);
  const next = moments.find(({ at }) => at > minute);
  if (!next) return last.viewers;
  const share = (minute - last.at) / (next.at - last.at);
  return Math.round(last.viewers + share * (next.viewers - last.viewers));
}

/** Returns everything that the player shows at a minute. @param minute 0 to 89 */
export function describeMinute(show: ShowData, which: WhichShow, minute: number, texts: MinuteTexts) {
  const { cue, at, scene, pin } = findCue(show.tenth, minute);
  const moment = findCue<Moment>(show[which], minute);
  const other = which === 'tenth' ? 'first' : 'tenth';
  const [dollars = 0, others = 0] = [show.curves[which][minute], show.curves[other][minute]];
  const isCue = moment.at === minute;
  const viewers = `${interpolateViewers(show[which], minute).toLocaleString('en-US')} ${texts.watching}`;
  const sold = isCue ? moment.sold : `$${others} ${other === 'first' ? texts.inFirst : texts.inTenth}`;
  const title = which === 'first' ? texts.first : at === minute ? cue : `${texts.after} ${cue}`;
  return {
    texts: {
      clock: formatClock(minute),
      dollars: `$${dollars}`,
      flag: `$${dollars}`,
      sold,
      viewers,
      cue: which === 'tenth' ? `${cue}. ` : '',
      say: moment.say,
      name: show.name,
      product: pin.name,
      price: `$${pin.price}`,
      former: pin.isFormer ? pin.beside : '',
      note: pin.isFormer ? '' : pin.beside,
    },
    chat: moment.chat,
    scene: which === 'tenth' ? scene : 'flat',
    /** `aria-valuetext` of the range. */
    valueText: [
      formatClock(minute),
      title.toLowerCase(),
      `${dollars} ${texts.dollarsThisMinute}`,
      ...(isCue ? [moment.sold] : []),
    ].join(', '),
    picture: `${show.name}, ${texts[which].toLowerCase()}, ${formatClock(minute)}: ${pin.name}, $${pin.price}, ${viewers}, ${texts.soldLabel.toLowerCase()} $${dollars}`,
  };
}

/** Sum of a curve, formatted like `$38.8K`. */
export function formatTotal(curve: number[]): string {
  return `$${(curve.reduce((sum, dollars) => sum + dollars, 0) / 1000).toFixed(1)}K`;
}

/** SVG path data of the bars, one stroke each: 90 (minutes) wide, 1000 (dollars) high. */
export function buildBarsPath(curve: number[]): string {
  return `M.5 1000${curve.map((dollars) => `v-${dollars}m1 ${dollars}`).join('')}`;
}

/** SVG path data of the line of the other show. */
export function buildLinePath(curve: number[]): string {
  return `M${curve.map((dollars, minute) => `${minute + 0.5} ${1000 - dollars}`).join('L')}`;
}
