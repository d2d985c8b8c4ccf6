import type { ReactNode } from 'react';
import { InlineDrawing } from '#src/art/inline-drawing.tsx';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import type { HomeContent } from '#src/content/schemas/page/home.ts';
import type { ServicesContent } from '#src/content/schemas/page/services.ts';
import type { PictureContent } from '#src/content/schemas/picture.ts';
import type { PictureFile } from '#src/pictures/picture-files.ts';
import type { RouteId } from '#src/routes.ts';
import { CoverPicture } from './cover-picture.tsx';
import { FilmStrip } from './film-strip.tsx';
import { House } from './house.tsx';
import { StagePhone } from './stage-phone.tsx';

type Cover = {
  /** Draws the picture from the content of its page. */
  draw: (content: unknown) => ReactNode;
  /** Pixels by which the crop moves from the center: right, or down for a picture below the title. */
  shift?: number;
  ground?: string;
};

type Pictured = { picture?: PictureContent; hero?: Pictured; standby?: Pictured };

const pictureIn = ({ picture, hero, standby }: Pictured): PictureContent | undefined =>
  picture ?? (hero && pictureIn(hero)) ?? (standby && pictureIn(standby));

/** The page's own picture, in front of the page's floor and light, if any. */
function own(shift = 0, behind?: PictureFile): Cover {
  return {
    shift,
    draw: (content) => {
      const picture = pictureIn(content as Pictured);
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

/** Rooms of the house: all services except creators and avatars. */
const roomsShown = [0, 1, 2, 3, 4, 6];

export const covers: Record<RouteId, Cover> = {
  home: {
    draw: (content) => <StagePhone picture={(content as HomeContent).hero.picture} />,
    ground: 'var(--color-paper)',
  },
  services: {
    draw: (content) => {
      const { items } = (content as ServicesContent).services;
      return <House rooms={roomsShown.flatMap((index) => items[index]?.picture ?? [])} />;
    },
  },
  'business-services': own(),
  'creator-services': own(-45),
  'creator-network': own(),
  process: own(),
  about: own(-30),
  'about-us': own(-60),
  resources: own(),
  'roi-calculator': own(-150),
  'industry-reports': own(50),
  'live-selling-best-practices': own(),
  'host-training-materials': own(),
  'case-studies': own(),
  'success-stories': { ...own(-60, 'pages/success-stories-ground.svg'), ground: 'var(--color-amber)' },
  'tiktok-live-strategy-guide': own(0, 'pages/tiktok-live-strategy-guide-ground.svg'),
  'tiktok-live-selling-insights': own(-30),
  'live-selling-survey': own(40),
  'live-production': own(80),
  'host-training': own(),
  'analytics-optimization': own(),
  'strategic-planning': own(),
  'content-development': {
    draw: (content) => (
      <FilmStrip frames={(content as ContentDevelopmentContent).clip.frames.map(({ picture }) => picture)} />
    ),
  },
  'ai-avatars': own(40),
  careers: own(),
  contact: own(90),
  'privacy-policy': own(),
};
