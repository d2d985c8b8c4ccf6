import type { ReactElement } from 'react';
import { site } from '#site.config';
import { Lamp } from '#src/components/ui/lamp.tsx';
import { type RouteId, routes } from '#src/routes.ts';
import { fonts } from './rasterise.ts';
import { type Cover, covers } from './scenes.ts';
import type { Block } from './set-title.ts';

/** Size of every sharing picture in pixels: what the networks crop nothing from. */
export const card = { width: 1200, height: 630 } as const;

const margin = 64;
const lineHeight = 1.02;
/** Where the scene stands, and the title's box: its left top corner is the margin and `top`. */
const places = {
  beside: {
    scene: { x: 640, y: 0, width: 560, height: 630 },
    title: { top: 150, width: 536, height: 372, sizes: [76, 70, 64, 58, 54, 50, 46, 42] },
  },
  below: {
    scene: { x: 0, y: 300, width: 1200, height: 330 },
    title: { top: 116, width: 1072, height: 164, sizes: [72, 66, 60, 56, 52, 48] },
  },
} as const;

/** The box that a route's title has to fit into. */
export function titleBox(route: RouteId) {
  return { ...places[covers[route].place].title, lineHeight };
}

export function TitleLine({
  children,
  size,
  ...at
}: {
  children: string;
  size: number;
  x?: number;
  y?: number;
}) {
  return (
    <text {...at} fontFamily={fonts.display} fontSize={size} letterSpacing={-0.025 * size}>
      {children}
    </text>
  );
}

/** The scene in its place, cropped around the part that matters; without a frame it may run out of it. */
function Picture({ cover: { place, Scene, shift = 0, ground } }: { cover: Cover }) {
  const { x, y, width, height } = places[place].scene;
  // A crop is moved by a wider window, whose one end hangs out of the frame.
  const spare = 2 * Math.abs(shift);
  const start = shift > 0 ? -spare : 0;
  const window =
    place === 'beside'
      ? { x: start, width: width + spare, height }
      : { y: start, width, height: height + spare };
  if (ground) {
    return (
      <svg {...{ x: x - shift, y, width, height }} overflow="visible" className="frameless">
        <Scene />
      </svg>
    );
  }
  return (
    <svg {...{ x, y, width, height }}>
      <svg {...window}>
        <Scene />
      </svg>
    </svg>
  );
}

/** A page's sharing picture: the lamp and the brand, the title as large as it can stand, and the page's own scene. */
export function Card({ route, title }: { route: RouteId; title: Block }): ReactElement {
  const cover = covers[route];
  const { top, height } = places[cover.place].title;
  const { lines, size } = title;
  // Archivo's capitals are 0.69 of its size; what is left over stands above and below in equal parts.
  const first = top + (height - lines.length * size * lineHeight) / 2 + (size * (lineHeight + 0.69)) / 2;
  const address = new URL(routes[route].path, site.url);
  return (
    <svg viewBox={`0 0 ${card.width} ${card.height}`}>
      <style>{`.display{font-family:'${fonts.display}'}.frameless>svg{overflow:visible}`}</style>
      <path d={`M0 0h${card.width}v${card.height}H0Z`} fill={cover.ground ?? 'var(--color-paper)'} />
      <Picture cover={cover} />
      <svg x={margin} y={52} width={44} height={44}>
        <Lamp />
      </svg>
      <g fill="var(--color-ink)">
        <TitleLine x={margin + 58} y={86} size={36}>
          {site.brand}
        </TitleLine>
        {lines.map((line, index) => (
          <TitleLine key={line} x={margin} y={first + index * size * lineHeight} size={size}>
            {line}
          </TitleLine>
        ))}
      </g>
      {cover.place === 'beside' && (
        <text x={margin} y={cover.ground ? 546 : 572} fontSize={24} fill="var(--color-ink-3)">
          {address.host + address.pathname.replace(/\/$/, '')}
        </text>
      )}
    </svg>
  );
}
