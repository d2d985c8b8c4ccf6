import type { ReactNode } from 'react';
import type { Show, ShowTexts } from '#src/content/schemas/show.ts';
import { describeMinute, formatClock, toShowData, type WhichShow } from './minute.ts';
import { MinuteChart } from './minute-chart.tsx';
import { PhoneScreen } from './phone-screen.tsx';
import { Picker } from './picker.tsx';
import { playerFile } from './player-file.ts';
import { productUrl, sceneUrl, showDataUrl } from './show-file.ts';

type ShowPlayerProps = {
  heading: string;
  lead: string;
  texts: ShowTexts;
  shows: Show[];
  start: WhichShow;
  tabs: 'brands' | 'shows';
  names?: Record<WhichShow, string>;
  axes: { time: readonly string[]; revenue: readonly { value: number; label: string }[] };
  children: ReactNode;
};

/** A show that visitors can play minute by minute. It shows its best minute until `start.ts` loads the player. */
export function ShowPlayer(props: ShowPlayerProps) {
  const { heading, lead, texts, shows, start, tabs, names = texts, axes, children } = props;
  const show = shows[0] as Show;
  const data = toShowData(show);
  const minute = describeMinute(data, start, show.peak, texts);
  const { watching, soldLabel, dollarsThisMinute, inFirst, inTenth, after, first, tenth } = texts;
  const { copy, copied, notCopied, failed } = texts;
  const [beforeName, afterName] = texts.producer.split('{name}');
  const minuteLabels = { watching, soldLabel, dollarsThisMinute, inFirst, inTenth, after, first, tenth };
  return (
    <div
      data-show-player={playerFile.address}
      data-which={start}
      data-texts={JSON.stringify({ ...minuteLabels, copy, copied, notCopied, failed })}
      className="show-player"
    >
      <div className="show-head">
        <h2>{heading}</h2>
        <p className="mt-3 text-lead text-mute-ink">{lead}</p>
      </div>
      <div id="show" data-of="top" className="show-brands needs-script">
        <Picker
          label={texts.brands}
          isTabs={tabs === 'brands'}
          picked={show.id}
          options={shows.map((show) => ({
            value: show.id,
            name: show.name,
            picture: productUrl(show),
            data: {
              show: showDataUrl(show),
              scene: sceneUrl(show),
              product: productUrl(show),
              peak: `${show.peak}`,
            },
          }))}
        />
      </div>
      <div className="show-switch needs-script">
        <Picker
          label={texts.shows}
          isTabs={tabs === 'shows'}
          picked={start}
          options={(['first', 'tenth'] as const).map((which) => ({ value: which, name: names[which] }))}
        />
      </div>
      <PhoneScreen minute={minute} scene={sceneUrl(show)} product={productUrl(show)} texts={texts} />
      <p data-of="clock" aria-hidden="true" className="show-clock display figures">
        {minute.texts.clock}
      </p>
      <p className="show-say">
        <span data-of="cue" className="text-amber">
          {minute.texts.cue}
        </span>
        <span data-of="say">{minute.texts.say}</span>
      </p>
      <p data-of="live" role="status" className="sr-only" />
      <div className="show-by">
        <p>
          {beforeName}
          <span data-of="name">{minute.texts.name}</span>
          {afterName}
        </p>
        <button type="button" className="needs-script print:hidden">
          <LinkIcon />
          <span data-of="copy" aria-live="polite">
            {copy}
          </span>
        </button>
      </div>
      <MinuteChart
        data={data}
        which={start}
        at={show.peak}
        valueText={minute.valueText}
        texts={texts}
        axes={axes}
      />
      <ol data-of="marks" aria-label={texts.marks} className="show-marks needs-script">
        {show.tenth
          .filter(({ mark }) => mark)
          .map(({ at, cue }) => (
            <li key={at}>
              <button type="button" value={at} {...(at === show.peak && { 'aria-current': 'step' })}>
                <span className="figures">{formatClock(at)}</span>
                {cue}
              </button>
            </li>
          ))}
      </ol>
      <div data-after-paint className="show-panels">
        {children}
        <noscript data-on-paper>
          {shows.map((show) => (
            <MinuteList key={show.id} show={show} texts={texts} />
          ))}
        </noscript>
      </div>
    </div>
  );
}

function LinkIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M10 14l4-4M9 8l2.500-2.500a4 4 0 0 1 6 5.500L15 13.500M15 16l-2.500 2.500a4 4 0 0 1-6-5.500L9 10.500" />
    </svg>
  );
}

/** The marked minutes of a show, for pages without JavaScript and for print. */
function MinuteList({ show, texts }: { show: Show; texts: ShowTexts }) {
  return (
    <section className="show-minutes">
      <h3 className="text-h3">{show.name}</h3>
      <ol>
        {toShowData(show)
          .tenth.filter(({ mark }) => mark)
          .map(({ at, cue, say, viewers, sold }) => (
            <li key={at} id={at === show.peak ? `${show.id}@${at}` : undefined}>
              <p className="display figures">{formatClock(at)}</p>
              <p>
                <strong>{`${cue}.`}</strong>
                {` ${say} `}
                <span className="text-mute-ink">
                  {`${viewers.toLocaleString('en-US')} ${texts.watching}, ${sold}, $${show.curves.tenth[at]}`}
                </span>
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
