const icon = 'icon-after after:size-5 print:bg-transparent';

/** A mark for each verdict; the one shows that the `data-verdict` around it names (src/styles/order-slip.css). */
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
