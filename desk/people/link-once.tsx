import { useEffect, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { momentWords } from '#desk/time/moments.ts';
import type { Invited } from '#shared/desk/api.ts';

/** The link of an invite, which is shown this once: the desk keeps no copy that could be read. */
export function LinkOnce({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const { site, people } = useSession();
  const now = useNow(60_000);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(invited.link);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }

  const isMember = people.some(({ email }) => email === invited.email);
  const until = momentWords(Date.parse(invited.expiresAt), now, site.timeZone);
  return (
    <Notice
      tone="ok"
      role="status"
      className="mt-4"
      title={`The link for ${invited.email} stands here this once.`}
    >
      {invited.mailed ? 'It went out by mail too. ' : 'Send it to them yourself. '}
      It works once, until {until}.{isMember && ' Once used, it replaces how they signed in before.'}
      <div className="mt-2.5 flex flex-wrap items-end gap-2">
        <TextField
          ref={field}
          hiddenLabel
          readOnly
          className="min-w-50 flex-1"
          label={`Link for ${invited.email}`}
          value={invited.link}
          onFocus={(event) => event.target.select()}
        />
        <Button tone="primary" onClick={copy}>
          <Icon name={copied === 'yes' ? 'check' : 'copy'} className="size-4.5" />
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
        <Button tone="line" onClick={onClose}>
          Done
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-caption empty:hidden">
        {copied === 'no' && 'The browser does not let the desk copy. The link is selected: copy it by hand.'}
      </p>
    </Notice>
  );
}
