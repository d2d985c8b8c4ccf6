import { useEffect, useRef, useState } from 'react';
import { type ContentLocation, formatLocation } from '#shared/desk/preview.ts';
import { FramedPage } from './framed-page.ts';

export type PreviewWidth = 'desktop' | 'phone';

/** Viewport widths in CSS pixels. */
const viewportWidths: Record<PreviewWidth, number> = { desktop: 1280, phone: 390 };

type PreviewFramesProps = {
  name: string;
  address: string;
  width: PreviewWidth;
  focused: ContentLocation | null;
  label: string | undefined;
  onPress: (places: ContentLocation[]) => void;
};

/** Shows the page in an iframe, scaled to fit. A new version loads in a hidden iframe and replaces the old one when ready. */
export function PreviewFrames({ name, address, width, focused, label, onPress }: PreviewFramesProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const page = useRef<FramedPage | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: viewportWidths.desktop, height: 600 });
  const latest = useRef({ focused, label, onPress });
  latest.current = { focused, label, onPress };

  // A newer version waits until the current one is loaded. Otherwise, the preview would not update while someone
  // types.
  useEffect(() => setNext((loading) => loading ?? (address === shown ? null : address)), [address, shown]);
  useEffect(() => {
    const measure = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current) measure.observe(box.current);
    return () => measure.disconnect();
  }, []);
  const focusedLocation = focused && formatLocation(focused);
  useEffect(() => {
    if (focusedLocation !== null || label === undefined)
      page.current?.outlineLocation(latest.current.focused, label, true);
  }, [focusedLocation, label]);

  function showFrame(frame: HTMLIFrameElement) {
    setNext(null);
    // An error page of the browser has no accessible document. The next change loads a new page.
    if (!frame.contentDocument) return;
    const loaded = new FramedPage(frame);
    loaded.onPress((places) => latest.current.onPress(places));
    if (page.current) loaded.scrollTo(page.current.scrollTop);
    loaded.outlineLocation(latest.current.focused, latest.current.label, page.current === null);
    page.current = loaded;
    setShown(next);
  }

  const scale = Math.min(1, room.width / viewportWidths[width]);
  const size = { width: `${viewportWidths[width]}px`, height: `${room.height / scale}px` };
  const left = `${Math.max(0, (room.width - viewportWidths[width] * scale) / 2)}px`;
  return (
    <div ref={box} className="relative min-h-80 flex-1 overflow-hidden bg-paper-2">
      {[...new Set([shown, next])].map(
        (one) =>
          one && (
            <iframe
              key={one}
              // The fragment prevents the page from moving the focus out of the form.
              src={`${one}#preview`}
              title={one === next || shown === address ? `Preview of ${name}` : 'Previous preview'}
              className={`absolute top-0 origin-top-left border-0 bg-paper ${one === shown ? '' : 'invisible'}`}
              style={{ ...size, left, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => one === next && showFrame(currentTarget)}
            />
          ),
      )}
    </div>
  );
}
