import type { ComponentType } from 'react';
import type { SceneProps } from '#src/art/scene.tsx';
import { CreatorHomeScene } from '#src/art/scenes/creator-home-scene.tsx';
import { EnterpriseScene } from '#src/art/scenes/enterprise-scene.tsx';
import { GalleryScene } from '#src/art/scenes/gallery-scene.tsx';
import { AboutScene } from '#src/art/scenes/page/about-scene.tsx';
import { AboutUsScene } from '#src/art/scenes/page/about-us-scene.tsx';
import { AiAvatarsScene } from '#src/art/scenes/page/ai-avatars-scene.tsx';
import { AnalyticsOptimizationScene } from '#src/art/scenes/page/analytics-optimization-scene.tsx';
import { BestPracticesScene } from '#src/art/scenes/page/best-practices-scene.tsx';
import { CareersScene } from '#src/art/scenes/page/careers-scene.tsx';
import { ContactScene } from '#src/art/scenes/page/contact-scene.tsx';
import { GuideScene } from '#src/art/scenes/page/guide-scene.tsx';
import { HostTrainingScene } from '#src/art/scenes/page/host-training-scene.tsx';
import { InsightsScene } from '#src/art/scenes/page/insights-scene.tsx';
import { LiveProductionScene } from '#src/art/scenes/page/live-production-scene.tsx';
import { NetworkScene } from '#src/art/scenes/page/network-scene.tsx';
import { PrivacyScene } from '#src/art/scenes/page/privacy-scene.tsx';
import { ProcessScene } from '#src/art/scenes/page/process-scene.tsx';
import { ReportsScene } from '#src/art/scenes/page/reports-scene.tsx';
import { ResourcesScene } from '#src/art/scenes/page/resources-scene.tsx';
import { RoiScene } from '#src/art/scenes/page/roi-scene.tsx';
import { StrategicPlanningScene } from '#src/art/scenes/page/strategic-planning-scene.tsx';
import { SurveyScene } from '#src/art/scenes/page/survey-scene.tsx';
import { RehearsalScene } from '#src/art/scenes/rehearsal-scene.tsx';
import { SoldOutScene } from '#src/art/scenes/sold-out-scene.tsx';
import type { RouteId } from '#src/routes.ts';
import { FilmStrip } from './film-strip.tsx';
import { House } from './house.tsx';
import { StagePhone } from './stage-phone.tsx';

export type Cover = {
  Scene: ComponentType<SceneProps>;
  /**
   * Offset of the crop from the scene's center in pixels: to the right, or down where the scene is below the
   * title.
   */
  shift?: number;
  ground?: string;
};

const cover = (Scene: Cover['Scene'], shift = 0): Cover => ({ Scene, shift });

export const covers: Record<RouteId, Cover> = {
  home: { ...cover(StagePhone), ground: 'var(--color-paper)' },
  services: cover(House),
  'business-services': cover(EnterpriseScene),
  'creator-services': cover(CreatorHomeScene, -45),
  'creator-network': cover(NetworkScene),
  process: cover(ProcessScene),
  about: cover(AboutScene, -30),
  'about-us': cover(AboutUsScene, -60),
  resources: cover(ResourcesScene),
  'roi-calculator': cover(RoiScene, -150),
  'industry-reports': cover(ReportsScene, 50),
  'live-selling-best-practices': cover(BestPracticesScene),
  'host-training-materials': cover(RehearsalScene),
  'case-studies': cover(GalleryScene),
  'success-stories': { ...cover(SoldOutScene, -60), ground: 'var(--color-amber)' },
  'tiktok-live-strategy-guide': cover(GuideScene),
  'tiktok-live-selling-insights': cover(InsightsScene, -30),
  'live-selling-survey': cover(SurveyScene, 40),
  'live-production': cover(LiveProductionScene, 80),
  'host-training': cover(HostTrainingScene),
  'analytics-optimization': cover(AnalyticsOptimizationScene),
  'strategic-planning': cover(StrategicPlanningScene),
  'content-development': cover(FilmStrip),
  'ai-avatars': cover(AiAvatarsScene, 40),
  careers: cover(CareersScene),
  contact: cover(ContactScene, 90),
  'privacy-policy': cover(PrivacyScene),
};
