import type { Client } from '#src/content/schemas/clients.ts';
import { type MarkColor, markSource } from './picture-source.ts';

type ClientMarkProps = { client: Client; color?: MarkColor; className?: string };

/** A client's mark in one color. */
export function ClientMark({ client: { mark }, color = 'ink', className }: ClientMarkProps) {
  const { address, width, height } = markSource(mark.file, color);
  return (
    <img
      src={address}
      alt={mark.alt}
      width={Math.round(width)}
      height={Math.round(height)}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
