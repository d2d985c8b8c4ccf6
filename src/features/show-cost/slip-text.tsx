import type { SlipTexts } from './slip.ts';

type SlipTextProps = { of: SlipTexts; at: string; className?: string };

export function SlipText({ of, at, className }: SlipTextProps) {
  return (
    <span data-slip={at} className={className}>
      {of[at]}
    </span>
  );
}
