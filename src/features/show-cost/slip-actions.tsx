import { slipTopic } from '#shared/slip-handover.ts';
import { site } from '#site.config';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { PricesContent } from '#src/content/schemas/prices.ts';
import { routes } from '#src/routes.ts';

export function SlipActions({ actions }: { actions: PricesContent['actions'] }) {
  return (
    <div data-unprinted className="mt-5">
      <div className="flex flex-wrap gap-2.5">
        <ExternalButtonLink href={site.links.scheduling} variant="cta" className="grow px-5">
          {actions.book}
        </ExternalButtonLink>
        <ButtonLink
          href={`${routes.contact.path}?about=${slipTopic}`}
          data-send
          variant="outline"
          className="grow px-5"
        >
          {actions.send}
        </ButtonLink>
      </div>
      <div className="needs-script mt-3 flex gap-2.5 sm:gap-7">
        <PlainButton does="print" icon="M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6H7Z">
          {actions.print}
        </PlainButton>
        <PlainButton
          does="copy"
          icon="M9.500 14.500l5-5M8 11l-2.500 2.500a4 4 0 0 0 5.500 5.500L13.500 16.500M16 13l2.500-2.500a4 4 0 0 0-5.500-5.500L10.500 7.500"
        >
          {actions.copy}
        </PlainButton>
      </div>
      <p role="status" data-copied className="mt-2 text-caption text-mute" />
      <input
        type="text"
        readOnly
        hidden
        data-link
        aria-label={actions.link}
        className="mt-2 min-h-11 w-full rounded-control border-[1.5px] border-field bg-white px-4 text-caption"
      />
    </div>
  );
}

function PlainButton({ does, icon, children }: { does: string; icon: string; children: string }) {
  return (
    <button
      type="button"
      data-act={does}
      className="flex min-h-11 items-center justify-center gap-2 rounded-pill font-semibold hover:text-tally-text max-sm:flex-1 max-sm:border-[1.5px] sm:underline sm:decoration-[1.5px] sm:underline-offset-4"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={icon} />
      </svg>
      {children}
    </button>
  );
}
