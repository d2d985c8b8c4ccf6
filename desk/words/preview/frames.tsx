import { useEffect, useRef, useState } from 'react';
import { type ContentPlace, placeText } from '#shared/desk/preview.ts';
import { FramedPage } from './framed-page.ts';

export type PreviewWidth = 'desktop' | 'phone';

/** CSS pixels that the page takes itself to have. */
const widths: Record<PreviewWidth, number> = { desktop: 1280, phone: 390 };

type FramesProps = {
  name: string;
  address: string;
  width: PreviewWidth;
  /** What is being edited. */
  focused: ContentPlace | null;
  /** What is said at it. */
  says: string | undefined;
  onPress: (places: ContentPlace[]) => void;
};

/** The page in a frame, as wide as it would be, made smaller to fit; the next one takes its place once it is there. */
export function Frames({ name, address, width, focused, says, onPress }: FramesProps) {
  const [shown, setShown] = useState<string | null>(null);
  const page = useRef<FramedPage | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: widths.desktop, height: 600 });
  const latest = useRef({ focused, says, onPress });
  latest.current = { focused, says, onPress };

  useEffect(() => {
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current) measure.observe(box.current);
    return () => measure.disconnect();
  }, []);
  const place = focused && placeText(focused);
  useEffect(() => {
    if (place !== null || says === undefined) page.current?.mark(latest.current.focused, says, true);
  }, [place, says]);

  function take(frame: HTMLIFrameElement) {
    const next = new FramedPage(frame);
    next.onPress((places) => latest.current.onPress(places));
    if (page.current) next.scrollTo(page.current.scrollTop);
    next.mark(latest.current.focused, latest.current.says, page.current === null);
    page.current = next;
    setShown(address);
  }

  const scale = Math.min(1, room.width / widths[width]);
  const size = { width: `${widths[width]}px`, height: `${room.height / scale}px` };
  const left = `${Math.max(0, (room.width - widths[width] * scale) / 2)}px`;
  return (
    <div ref={box} className="relative min-h-80 flex-1 overflow-hidden bg-paper-2">
      {[...new Set([shown, address])].map(
        (one) =>
          one && (
            <iframe
              key={one}
              // A page that is entered at a place does not take the focus, which is in the form.
              src={`${one}#preview`}
              title={one === address ? `Preview of ${name}` : 'Preview before the last change'}
              className={`absolute top-0 origin-top-left border-0 bg-paper ${one === shown ? '' : 'invisible'}`}
              style={{ ...size, left, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => one === address && one !== shown && take(currentTarget)}
            />
          ),
      )}
    </div>
  );
}
