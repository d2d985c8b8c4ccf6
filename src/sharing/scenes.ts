import type { ComponentType } from 'react';
import type { SceneProps } from '#src/art/scene.tsx';
import { AboutScene } from '#src/art/scenes/about-scene.tsx';
import { AboutUsScene } from '#src/art/scenes/about-us-scene.tsx';
import { AiAvatarsScene } from '#src/art/scenes/ai-avatars-scene.tsx';
import { AnalyticsOptimizationScene } from '#src/art/scenes/analytics-optimization-scene.tsx';
import { BestPracticesScene } from '#src/art/scenes/best-practices-scene.tsx';
import { CareersScene } from '#src/art/scenes/careers-scene.tsx';
import { ContactScene } from '#src/art/scenes/contact-scene.tsx';
import { CreatorHomeScene } from '#src/art/scenes/creator-home-scene.tsx';
import { EnterpriseScene } from '#src/art/scenes/enterprise-scene.tsx';
import { GalleryScene } from '#src/art/scenes/gallery-scene.tsx';
import { GuideScene } from '#src/art/scenes/guide-scene.tsx';
import { HostTrainingScene } from '#src/art/scenes/host-training-scene.tsx';
import { InsightsScene } from '#src/art/scenes/insights-scene.tsx';
import { LiveProductionScene } from '#src/art/scenes/live-production-scene.tsx';
import { NetworkScene } from '#src/art/scenes/network-scene.tsx';
import { PrivacyScene } from '#src/art/scenes/privacy-scene.tsx';
import { ProcessScene } from '#src/art/scenes/process-scene.tsx';
import { RehearsalScene } from '#src/art/scenes/rehearsal-scene.tsx';
import { ReportsScene } from '#src/art/scenes/reports-scene.tsx';
import { ResourcesScene } from '#src/art/scenes/resources-scene.tsx';
import { RoiScene } from '#src/art/scenes/roi-scene.tsx';
import { SoldOutScene } from '#src/art/scenes/sold-out-scene.tsx';
import { StrategicPlanningScene } from '#src/art/scenes/strategic-planning-scene.tsx';
import { SurveyScene } from '#src/art/scenes/survey-scene.tsx';
import type { RouteId } from '#src/routes.ts';
import { FilmStrip } from './film-strip.tsx';
import { House } from './house.tsx';
import { StagePhone } from './stage-phone.tsx';

export type Cover = {
  /** `beside` the title on the right half, or `below` it from edge to edge. */
  place: 'beside' | 'below';
  Scene: ComponentType<SceneProps>;
  /** Pixels that the crop moves right (`beside`) or down (`below`) from the scene's middle. */
  shift?: number;
  /** The scene has no frame: it runs out into the paper, which has this colour. */
  ground?: string;
};

const beside = (Scene: Cover['Scene'], shift = 0): Cover => ({ place: 'beside', Scene, shift });
const below = (Scene: Cover['Scene'], shift = 0): Cover => ({ place: 'below', Scene, shift });

/** What each page's sharing picture shows: the scene that opens the page. */
export const covers: Record<RouteId, Cover> = {
  home: { ...beside(StagePhone), ground: 'var(--color-paper)' },
  services: beside(House),
  'business-services': beside(EnterpriseScene),
  'creator-services': below(CreatorHomeScene, -45),
  'creator-network': beside(NetworkScene),
  process: beside(ProcessScene),
  about: below(AboutScene, -30),
  'about-us': beside(AboutUsScene, -60),
  resources: below(ResourcesScene),
  'roi-calculator': beside(RoiScene, -150),
  'industry-reports': beside(ReportsScene, 50),
  'live-selling-best-practices': beside(BestPracticesScene),
  'host-training-materials': beside(RehearsalScene),
  'case-studies': beside(GalleryScene),
  'success-stories': { ...beside(SoldOutScene, -60), ground: 'var(--color-amber)' },
  'tiktok-live-strategy-guide': beside(GuideScene),
  'tiktok-live-selling-insights': beside(InsightsScene, -30),
  'live-selling-survey': beside(SurveyScene, 40),
  'live-production': beside(LiveProductionScene, 80),
  'host-training': beside(HostTrainingScene),
  'analytics-optimization': below(AnalyticsOptimizationScene),
  'strategic-planning': beside(StrategicPlanningScene),
  'content-development': below(FilmStrip),
  'ai-avatars': beside(AiAvatarsScene, 40),
  careers: beside(CareersScene),
  contact: beside(ContactScene, 90),
  'privacy-policy': beside(PrivacyScene),
};
