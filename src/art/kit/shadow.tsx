/** A cast shadow on the floor, thrown to the lower right by the key light from the upper left. */
export function Shadow({
  x,
  y,
  width,
  length = 60,
}: {
  x: number;
  y: number;
  width: number;
  length?: number;
}) {
  const drop = Math.round(length * 0.4);
  return (
    <path
      d={`M${x - width / 2} ${y}h${width}l${length} ${drop}h-${width}Z`}
      fill="var(--color-ink)"
      opacity={0.16}
    />
  );
}
