import type { Show, ShowWords } from '#src/content/schemas/show.ts';

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

/** A show as the player fetches it. */
export type ShowData = {
  name: string;
  curves: Record<WhichShow, number[]>;
  tenth: Cue[];
  first: Moment[];
};

/** The words that a minute is told with. */
export type MinuteWords = Pick<
  ShowWords,
  'watching' | 'dollarsThisMinute' | 'inFirst' | 'inTenth' | 'after' | 'soldLabel' | 'first' | 'tenth'
>;

/** A show's file: what the player needs of it, and nothing twice. */
export function showData({ name, curves, tenth, first }: Show): ShowData {
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

/** `84` is `01:24`. */
export function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
}

/** The last of the moments that has come by this minute; they are in order and the first one is at 0. */
export function momentAt<Some extends { at: number }>(moments: Some[], minute: number): Some {
  return moments.findLast(({ at }) => at <= minute) as Some;
}

function viewersAt(moments: Moment[], minute: number): number {
  const last = momentAt(moments, minute);
  const next = moments.find(({ at }) => at > minute);
  if (!next) return last.viewers;
  const share = (minute - last.at) / (next.at - last.at);
  return Math.round(last.viewers + share * (next.viewers - last.viewers));
}

/**
 * All that a minute shows and says.
 * @param minute 0 to 89
 */
export function minuteOf(show: ShowData, which: WhichShow, minute: number, words: MinuteWords) {
  const { cue, at, scene, pin } = momentAt(show.tenth, minute);
  const moment = momentAt<Moment>(show[which], minute);
  const other = which === 'tenth' ? 'first' : 'tenth';
  const [dollars = 0, others = 0] = [show.curves[which][minute], show.curves[other][minute]];
  const isCue = moment.at === minute;
  const viewers = `${viewersAt(show[which], minute).toLocaleString('en-US')} ${words.watching}`;
  const sold = isCue ? moment.sold : `$${others} ${other === 'first' ? words.inFirst : words.inTenth}`;
  const title = which === 'first' ? words.first : at === minute ? cue : `${words.after} ${cue}`;
  return {
    texts: {
      clock: clock(minute),
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
    /** How the range speaks the minute. */
    spoken: [
      clock(minute),
      title.toLowerCase(),
      `${dollars} ${words.dollarsThisMinute}`,
      ...(isCue ? [moment.sold] : []),
    ].join(', '),
    picture: `${show.name}, ${words[which].toLowerCase()}, ${clock(minute)}: ${pin.name}, $${pin.price}, ${viewers}, ${words.soldLabel.toLowerCase()} $${dollars}`,
  };
}

/** What a curve comes to, as `$38.8K`. */
export function total(curve: number[]): string {
  return `$${(curve.reduce((sum, dollars) => sum + dollars, 0) / 1000).toFixed(1)}K`;
}

/** The bars as one line of strokes, each from where the last one ended; 0 to 90 wide, one thousand dollars high. */
export function barsPath(curve: number[]): string {
  return `M.5 1000${curve.map((dollars) => `v-${dollars}m1 ${dollars}`).join('')}`;
}

/** The other show as a line over the bars. */
export function linePath(curve: number[]): string {
  return `M${curve.map((dollars, minute) => `${minute + 0.5} ${1000 - dollars}`).join('L')}`;
}
