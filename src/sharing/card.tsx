import type { ReactElement } from 'react';
import { look, site } from '#site.config';
import { pictureSource } from '#src/art/picture-source.ts';
import { Lamp } from '#src/components/ui/lamp.tsx';
import { ownMark } from '#src/content/brand/own-mark.ts';
import type { Block } from '#src/content/sharing-title/set-title.ts';
import { findScenePosition, lineHeight, sceneSides } from '#src/content/sharing-title/title-layout.ts';
import { type RouteId, routes } from '#src/routes.ts';
import { CoverPicture } from './cover-picture.tsx';
import { covers } from './covers.tsx';
import { fontFamilies, measureLine } from './rasterise.ts';

/** Size of sharing pictures in pixels. Social networks do not crop this size. */
export const cardSize = { width: 1200, height: 630 } as const;

const margin = 64;
const sceneAreas = {
  beside: { x: 640, y: 0, width: 560, height: 630 },
  below: { x: 0, y: 300, width: 1200, height: 330 },
} as const;

function TitleLine({ children, size, ...at }: { children: string; size: number; x?: number; y?: number }) {
  return (
    <text {...at} fontFamily={fontFamilies.display} fontSize={size} letterSpacing={-0.025 * size}>
      {children}
    </text>
  );
}

function Picture({ route, content }: { route: RouteId; content: unknown }) {
  const { shift = 0, ground, draw } = covers[route];
  const position = findScenePosition(route);
  const { x, y, width, height } = sceneAreas[position];
  // The drawing extends past one edge of the frame, which moves the crop to the other side.
  const spare = 2 * Math.abs(shift);
  const start = shift > 0 ? -spare : 0;
  const window =
    position === 'beside'
      ? { x: start, width: width + spare, height }
      : { y: start, width, height: height + spare };
  if (ground) {
    return (
      <svg {...{ x: x - shift, y, width, height }} overflow="visible" className="frameless">
        {draw(content)}
      </svg>
    );
  }
  return (
    <svg {...{ x, y, width, height }}>
      <svg {...window}>{draw(content)}</svg>
    </svg>
  );
}

const logoHeight = 52;
const maxLogoWidth = 400;

function Brand() {
  const { logo, mark } = look;
  if (logo) {
    const { width, height } = pictureSource(logo);
    const size = { width: Math.min((width / height) * logoHeight, maxLogoWidth), height: logoHeight };
    return (
      <svg x={margin} y={48} {...size}>
        <CoverPicture picture={{ file: logo, alt: '' }} />
      </svg>
    );
  }
  return (
    <>
      <svg x={margin} y={52} width={44} height={44}>
        {mark === ownMark ? <Lamp /> : <CoverPicture picture={{ file: mark, alt: '' }} />}
      </svg>
      <g fill="var(--color-ink)">
        <TitleLine x={margin + 58} y={86} size={36}>
          {site.brand}
        </TitleLine>
      </g>
    </>
  );
}

type CardProps = { route: RouteId; title: Block; content: unknown };

export function Card({ route, title, content }: CardProps): ReactElement {
  const { ground } = covers[route];
  const position = findScenePosition(route);
  const { top, width, height } = sceneSides[position];
  const { lines } = title;
  // Titles are measured in Archivo. Only an uploaded typeface can be wider.
  const widest = look.typeface.file ? Math.max(...lines.map(measureLine)) : 0;
  const size = Math.min(title.size, width / widest);
  // Archivo's capital letters are 0.69 em high; the rest is split evenly above and below.
  const first = top + (height - lines.length * size * lineHeight) / 2 + (size * (lineHeight + 0.69)) / 2;
  const address = new URL(routes[route].path, site.url);
  return (
    <svg viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}>
      <style>{`.display{font-family:'${fontFamilies.display}'}.frameless>svg{overflow:visible}`}</style>
      <path d={`M0 0h${cardSize.width}v${cardSize.height}H0Z`} fill={ground ?? 'var(--color-paper)'} />
      <Picture route={route} content={content} />
      <Brand />
      <g fill="var(--color-ink)">
        {lines.map((line, index) => (
          <TitleLine key={line} x={margin} y={first + index * size * lineHeight} size={size}>
            {line}
          </TitleLine>
        ))}
      </g>
      {position === 'beside' && (
        <text x={margin} y={ground ? 546 : 572} fontSize={24} fill="var(--color-ink-3)">
          {address.host + address.pathname.replace(/\/$/, '')}
        </text>
      )}
    </svg>
  );
}
