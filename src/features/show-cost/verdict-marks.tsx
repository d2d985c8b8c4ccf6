import { Icon } from '#src/components/ui/icon.tsx';

/** A mark for each verdict; the one shows that the `data-verdict` around it names (src/styles/order-slip.css). */
export function VerdictMarks({ className }: { className: string }) {
  return (
    <>
      <span aria-hidden="true" data-mark="pays nothing" className={className}>
        <Icon name="check" />
      </span>
      <span aria-hidden="true" data-mark="no" className={className}>
        <Icon name="close" />
      </span>
      <span aria-hidden="true" data-mark="ask" className={className}>
        ?
      </span>
    </>
  );
}
