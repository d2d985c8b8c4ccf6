export type Stop = readonly [color: string, offset?: number, opacity?: number];

type GradientProps = { id: string; stops: readonly Stop[]; user?: boolean };

function stopElements(stops: readonly Stop[]) {
  return stops.map(([color, offset = 0, opacity], i) => (
    <stop
      // biome-ignore lint/suspicious/noArrayIndexKey: stops never move
      key={i}
      {...(offset && { offset })}
      stopColor={color}
      {...(opacity !== undefined && { stopOpacity: Math.round(opacity * 1000) / 1000 })}
    />
  ));
}

type SidelightProps = {
  id: string;
  tones: readonly [string, string, ...string[]];
  from: number;
  to?: number;
  fall?: number;
};

/**
 * Linear gradient along `line` (x1 y1 x2 y2), relative to the shape's box (0 to 1), or in user units if `user` is
 * set.
 */
export function LinearGradient({
  id,
  stops,
  line = [0, 0, 1, 1],
  user,
}: GradientProps & { line?: readonly number[] }) {
  const [x1, y1, x2, y2] = line;
  return (
    <linearGradient
      id={id}
      {...(x1 && { x1 })}
      {...(y1 && { y1 })}
      {...(x2 !== 1 && { x2 })}
      {...(y2 && { y2 })}
      {...(user && { gradientUnits: 'userSpaceOnUse' })}
    >
      {stopElements(stops)}
    </linearGradient>
  );
}

/** Light from the side: the light tone up to `from`, the shadow tone at `to`, both relative to the width. */
export function Sidelight({ id, tones, from, to = 1, fall = 0 }: SidelightProps) {
  return (
    <LinearGradient
      id={id}
      line={[0, 0, 1, fall]}
      stops={[
        [tones[0], from],
        [tones[1], to],
      ]}
    />
  );
}

/** Radial gradient: `circle` is cx cy r, relative to the shape's box or in user units. */
export function RadialGradient({
  id,
  stops,
  circle = [0.5, 0.5, 0.5],
  user,
}: GradientProps & { circle?: readonly number[] }) {
  const [cx, cy, r] = circle;
  return (
    <radialGradient
      id={id}
      {...(cx !== 0.5 && { cx })}
      {...(cy !== 0.5 && { cy })}
      {...(r !== 0.5 && { r })}
      {...(user && { gradientUnits: 'userSpaceOnUse' })}
    >
      {stopElements(stops)}
    </radialGradient>
  );
}
