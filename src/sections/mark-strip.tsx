import type { MarkName } from '#src/art/marks/client-mark.tsx';
import { MarkPicture } from '#src/art/marks/mark-picture.tsx';

/**
 * Client logos in a 20 s loop. The list is rendered twice for a seamless loop; the copy is hidden from
 * assistive technology.
 */
export function MarkStrip({ marks }: { marks: MarkName[] }) {
  return (
    <div
      data-moves
      className="strip flex w-max animate-strip group-data-[paused=true]:[animation-play-state:paused]"
    >
      {[false, true].map((copy) => (
        <ul key={`${copy}`} aria-hidden={copy} className="flex shrink-0 items-center">
          {marks.map((mark) => (
            <li key={mark} className="px-8 md:px-12">
              <MarkPicture name={mark} colour="ink-3" className="h-6 w-auto max-w-none md:h-7" />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
