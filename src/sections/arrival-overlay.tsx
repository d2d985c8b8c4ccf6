import { Logo } from '#src/components/ui/logo.tsx';

/** The overlay of a page change, shown for 800 ms by src/frame/arrival.ts. */
export function ArrivalOverlay() {
  return (
    <div
      aria-hidden="true"
      className="arrival on-ink print:hidden! fixed inset-0 z-50 place-content-center gap-8 [--lamp-case:var(--color-ink-2)]"
    >
      <Logo isOnDark lit className="text-[2.25rem] [&_svg]:size-11" />
      <div className="arrival-dots flex justify-center gap-2.5">
        <span />
      </div>
    </div>
  );
}
