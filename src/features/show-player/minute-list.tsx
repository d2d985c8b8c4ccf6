import type { Show, ShowTexts } from '#src/content/schemas/show.ts';
import { formatClock, showData } from './minute.ts';

/** The marked minutes of a show, for pages without JavaScript and for print. */
export function MinuteList({ show, texts }: { show: Show; texts: ShowTexts }) {
  return (
    <section className="show-minutes">
      <h3 className="text-h3">{show.name}</h3>
      <ol>
        {showData(show)
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
