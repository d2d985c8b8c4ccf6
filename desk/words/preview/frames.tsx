import { useEffect, useRef, useState } from 'react';
import { fetchPage } from '#desk/api/preview.ts';
import { type ContentPlace, placeText } from '#shared/desk/preview.ts';
import { FramedPage } from './framed-page.ts';

export type PreviewWidth = 'desktop' | 'phone';

/** CSS pixels that the page takes itself to have. */
const widths: Record<PreviewWidth, number> = { desktop: 1280, phone: 390 };

type FramesProps = {
  name: string;
  address: string;
  width: PreviewWidth;
  focused: ContentPlace | null;
  says: string | undefined;
  onPress: (places: ContentPlace[]) => void;
};

/** The page in a frame, as wide as it would be, made smaller to fit. The next one is made of it where only texts are others, else takes its place once it is there. */
export function Frames({ name, address, width, focused, says, onPress }: FramesProps) {
  const [shown, setShown] = useState<{ frame: string; address: string } | null>(null);
  const [next, setNext] = useState<{ address: string; source: string | undefined } | null>(null);
  const page = useRef<FramedPage | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: widths.desktop, height: 600 });
  const latest = useRef({ focused, says, onPress });
  latest.current = { focused, says, onPress };

  useEffect(() => {
    const ended = new AbortController();
    fetchPage(address, ended.signal).then((source) => {
      if (ended.signal.aborted) return;
      if (source === undefined || !page.current?.become(source)) return setNext({ address, source });
      page.current.mark(latest.current.focused, latest.current.says, false);
      setShown((before) => before && { ...before, address });
      setNext(null);
    });
    return () => ended.abort();
  }, [address]);
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

  function take(frame: HTMLIFrameElement, { address, source }: NonNullable<typeof next>) {
    const taken = new FramedPage(frame, source);
    taken.onPress((places) => latest.current.onPress(places));
    if (page.current) taken.scrollTo(page.current.scrollTop);
    taken.mark(latest.current.focused, latest.current.says, page.current === null);
    page.current = taken;
    setShown({ frame: address, address });
    setNext(null);
  }

  const scale = Math.min(1, room.width / widths[width]);
  const size = { width: `${widths[width]}px`, height: `${room.height / scale}px` };
  const left = `${Math.max(0, (room.width - widths[width] * scale) / 2)}px`;
  return (
    <div ref={box} className="relative min-h-80 flex-1 overflow-hidden bg-paper-2">
      {[...new Set([shown?.frame, next?.address])].map(
        (one) =>
          one && (
            <iframe
              key={one}
              // A page that is entered at a place does not take the focus, which is in the form.
              src={`${one}#preview`}
              title={
                one === next?.address || shown?.address === address
                  ? `Preview of ${name}`
                  : 'Preview before the last change'
              }
              className={`absolute top-0 origin-top-left border-0 bg-paper ${one === shown?.frame ? '' : 'invisible'}`}
              style={{ ...size, left, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => one === next?.address && take(currentTarget, next)}
            />
          ),
      )}
    </div>
  );
}
