const icon = 'icon-after after:size-5 print:bg-transparent';

/** One icon per verdict. The closest `data-verdict` selects the visible one (src/styles/order-slip.css). */
export function VerdictMarks({ className }: { className: string }) {
  return (
    <>
      <span aria-hidden="true" data-mark="pays nothing" className={`${icon} icon-check ${className}`} />
      <span aria-hidden="true" data-mark="no" className={`${icon} icon-close ${className}`} />
      <span aria-hidden="true" data-mark="ask" className={className}>
        ?
      </span>
    </>
  );
}
