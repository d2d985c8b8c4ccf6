import { aiAvatarsSchema } from '#src/content/schemas/page/ai-avatars.ts';
import { analyticsSchema } from '#src/content/schemas/page/analytics-optimization.ts';
import { contentDevelopmentSchema } from '#src/content/schemas/page/content-development.ts';
import { hostTrainingSchema } from '#src/content/schemas/page/host-training.ts';
import { liveProductionSchema } from '#src/content/schemas/page/live-production.ts';
import { strategicPlanningSchema } from '#src/content/schemas/page/strategic-planning.ts';
import type { Packages } from '#src/content/schemas/service-page.ts';
import type { RouteId } from '#src/routes.ts';
import { contentOf } from '#tests/support/pages/content.ts';

export const packagesByRoute = {
  'live-production': contentOf('pages/live-production', liveProductionSchema).packages,
  'host-training': contentOf('pages/host-training', hostTrainingSchema).packages,
  'analytics-optimization': contentOf('pages/analytics-optimization', analyticsSchema).packages,
  'strategic-planning': contentOf('pages/strategic-planning', strategicPlanningSchema).packages,
  'content-development': contentOf('pages/content-development', contentDevelopmentSchema).packages,
  'ai-avatars': contentOf('pages/ai-avatars', aiAvatarsSchema).packages,
} satisfies Partial<Record<RouteId, Packages>>;
