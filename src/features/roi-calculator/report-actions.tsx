import { useState } from 'react';
import type { RoiInputs } from '#shared/roi-formula.ts';
import { createShareLink } from '#shared/share-link.ts';
import { Button } from '#src/components/ui/button.tsx';

/** Milliseconds for which the confirmation of a copied link is shown. */
const confirmationMilliseconds = 2500;

const copiedNotes = {
  yes: 'Link copied. It carries the numbers, not your email or brand.',
  'by hand': 'Copy the link from here:',
};

export function ReportActions({ inputs }: { inputs: RoiInputs }) {
  const [copied, setCopied] = useState<'yes' | 'by hand'>();

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(createShareLink(location.href, inputs));
      setCopied('yes');
      setTimeout(() => setCopied(undefined), confirmationMilliseconds);
    } catch {
      // The clipboard is not available without TLS and in some in-app browsers.
      setCopied('by hand');
    }
  };

  return (
    <div className="mt-7 print:hidden">
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" onClick={copyLink}>
          Copy link with these numbers
        </Button>
        <Button variant="outline" size="sm" onClick={() => print()}>
          Print
        </Button>
      </div>
      <div role="status" className="mt-3 text-caption text-mute-ink">
        {copied && copiedNotes[copied]}
      </div>
      {copied === 'by hand' && (
        <input
          readOnly
          aria-label="Link with these numbers"
          value={createShareLink(location.href, inputs)}
          ref={(field) => field?.select()}
          className="mt-2 min-h-11 w-full rounded-control border-[1.5px] border-field bg-ink-2 px-4 text-caption"
        />
      )}
    </div>
  );
}
