import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';

type CopyFieldProps = {
  label: string;
  value: string;
  kind: 'link' | 'secret';
  onClose: () => void;
};

export function CopyField({ label, value, kind, onClose }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }

  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-end gap-2">
        <TextField
          ref={field}
          hiddenLabel
          readOnly
          className="min-w-50 flex-1"
          label={label}
          value={value}
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
        {copied === 'no' &&
          `The browser does not allow the desk to copy. The ${kind} is selected: copy it manually.`}
      </p>
    </>
  );
}
