import type { Client } from '#src/content/schemas/clients.ts';
import { type MarkColour, markSource } from './picture-source.ts';

type ClientMarkProps = { client: Client; colour?: MarkColour; className?: string };

/** A client's mark in one colour. */
export function ClientMark({ client: { mark }, colour = 'ink', className }: ClientMarkProps) {
  const { address, width, height } = markSource(mark.file, colour);
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
