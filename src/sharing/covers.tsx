import type { ReactNode } from 'react';
import { InlineDrawing } from '#src/art/inline-drawing.tsx';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import type { HomeContent } from '#src/content/schemas/page/home.ts';
import type { ServicesContent } from '#src/content/schemas/page/services.ts';
import type { PictureContent } from '#src/content/schemas/picture.ts';
import type { PictureFile } from '#src/pictures/picture-files.ts';
import type { RouteId } from '#src/routes.ts';
import { CoverPicture } from './cover-picture.tsx';

type Cover = {
  /** Draws the picture from the content of its page. */
  draw: (content: unknown) => ReactNode;
  /** Pixels by which the crop moves from the center: right, or down for a picture below the title. */
  shift?: number;
  ground?: string;
};

type ContentWithPicture = {
  picture?: PictureContent;
  hero?: ContentWithPicture;
  standby?: ContentWithPicture;
};

const findPicture = ({ picture, hero, standby }: ContentWithPicture): PictureContent | undefined =>
  picture ?? (hero && findPicture(hero)) ?? (standby && findPicture(standby));

/** The page's own picture, in front of a background with floor and light if `behind` is set. */
function createPageCover(shift = 0, behind?: PictureFile): Cover {
  return {
    shift,
    draw: (content) => {
      const picture = findPicture(content as ContentWithPicture);
      if (!picture)
        throw new Error('A page without a picture of its own needs a cover in src/sharing/covers.tsx');
      return (
        <>
          {behind && <InlineDrawing file={behind} />}
          <CoverPicture picture={picture} />
        </>
      );
    },
  };
}

/** Indexes of the services that are rooms of the house: all except creators and avatars. */
const shownRooms = [0, 1, 2, 3, 4, 6];

export const covers: Record<RouteId, Cover> = {
  home: {
    draw: (content) => <StagePhone picture={(content as HomeContent).hero.picture} />,
    ground: 'var(--color-paper)',
  },
  services: {
    draw: (content) => {
      const { items } = (content as ServicesContent).services;
      return <RoomGrid rooms={shownRooms.flatMap((index) => items[index]?.picture ?? [])} />;
    },
  },
  'business-services': createPageCover(),
  'creator-services': createPageCover(-45),
  'creator-network': createPageCover(),
  process: createPageCover(),
  about: createPageCover(-30),
  'about-us': createPageCover(-60),
  resources: createPageCover(),
  'roi-calculator': createPageCover(-150),
  'industry-reports': createPageCover(50),
  'live-selling-best-practices': createPageCover(),
  'host-training-materials': createPageCover(),
  'case-studies': createPageCover(),
  'success-stories': {
    ...createPageCover(-60, 'pages/success-stories-ground.svg'),
    ground: 'var(--color-amber)',
  },
  'tiktok-live-strategy-guide': createPageCover(0, 'pages/tiktok-live-strategy-guide-ground.svg'),
  'tiktok-live-selling-insights': createPageCover(-30),
  'live-selling-survey': createPageCover(40),
  'live-production': createPageCover(80),
  'host-training': createPageCover(),
  'analytics-optimization': createPageCover(),
  'strategic-planning': createPageCover(),
  'content-development': {
    draw: (content) => (
      <FilmStrip frames={(content as ContentDevelopmentContent).clip.frames.map(({ picture }) => picture)} />
    ),
  },
  'ai-avatars': createPageCover(40),
  careers: createPageCover(),
  contact: createPageCover(90),
  'privacy-policy': createPageCover(),
};

/** The home page's phone with the stage scene and the warm light of its hero. */
function StagePhone({ picture }: { picture: PictureContent }) {
  return (
    <svg viewBox="0 0 580 630" preserveAspectRatio="xMidYMid slice">
      <radialGradient id="light" gradientUnits="userSpaceOnUse" cx={300} cy={360} r={520}>
        <stop stopColor="var(--color-glow)" />
        <stop offset={0.55} stopColor="var(--color-glow-edge)" stopOpacity={0.55} />
        <stop offset={1} stopColor="var(--color-paper)" stopOpacity={0} />
      </radialGradient>
      <path d="M-240-200h840v860h-840Z" fill="url(#light)" />
      <rect x={120} y={48} width={360} height={720} rx={54} fill="var(--color-ink)" />
      <clipPath id="screen">
        <rect x={133} y={61} width={334} height={694} rx={41} />
      </clipPath>
      <g clipPath="url(#screen)">
        <svg x={133} y={61} width={334} height={600}>
          <CoverPicture picture={picture} />
        </svg>
      </g>
    </svg>
  );
}

const roomSize = { width: 276, height: 200, gap: 8 };

/** The hero picture of /services, reduced to six rooms, two per floor. */
function RoomGrid({ rooms }: { rooms: PictureContent[] }) {
  const { width, height, gap } = roomSize;
  return (
    <svg viewBox="0 0 576 632" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h576v632H0Z" fill="var(--color-ink)" />
      <clipPath id="room">
        <rect width={width} height={height} rx={16} />
      </clipPath>
      {rooms.map((picture, index) => (
        <g
          key={picture.file}
          transform={`translate(${8 + (index % 2) * (width + gap)} ${8 + Math.floor(index / 2) * (height + gap)})`}
          clipPath="url(#room)"
        >
          <svg width={width} height={height}>
            <CoverPicture picture={picture} />
          </svg>
        </g>
      ))}
    </svg>
  );
}

const frameSize = { width: 196, height: 348, gap: 18 };

/** The storyboard of a clip: five frames in a row. */
function FilmStrip({ frames }: { frames: PictureContent[] }) {
  const { width, height, gap } = frameSize;
  const left = (1200 - frames.length * width - (frames.length - 1) * gap) / 2;
  return (
    <svg viewBox="0 0 1200 400" preserveAspectRatio="xMidYMin slice">
      <path d="M0 0h1200v400H0Z" fill="var(--color-ink)" />
      <clipPath id="frame">
        <rect width={width} height={height} rx={18} />
      </clipPath>
      {frames.map((picture, index) => (
        <g
          key={picture.file}
          transform={`translate(${left + index * (width + gap)} 44)`}
          clipPath="url(#frame)"
        >
          <svg width={width} height={height}>
            <CoverPicture picture={picture} />
          </svg>
        </g>
      ))}
    </svg>
  );
}
