import type { ComponentType } from 'react';
import { networkViews } from '#src/art/network-views/network-views.ts';
import type { SceneProps } from '#src/art/scene.tsx';
import { AnalyticsScene } from '#src/art/scenes/analytics-scene.tsx';
import { CrewPortrait } from '#src/art/scenes/crew-portrait.tsx';
import { MatchmakingScene } from '#src/art/scenes/matchmaking-scene.tsx';
import { AiAvatarsScene } from '#src/art/scenes/page/ai-avatars-scene.tsx';
import { serviceRooms } from '#src/art/scenes/page/services-scene.tsx';
import { ProductionScene } from '#src/art/scenes/production-scene.tsx';
import { ScriptsScene } from '#src/art/scenes/scripts-scene.tsx';
import { BellScene, OduyaScene, ParkScene, SolheimScene } from '#src/art/scenes/speaker-scene.tsx';
import { StrategyScene } from '#src/art/scenes/strategy-scene.tsx';
import { TrainingScene } from '#src/art/scenes/training-scene.tsx';
import type { memberSchema } from '#src/content/schemas/member.ts';

type Portrait = (typeof memberSchema.shape.portrait.options)[number];

const sets: Record<string, Record<string, ComponentType<SceneProps>>> = {
  scenes: {
    ...networkViews,
    analytics: AnalyticsScene,
    avatar: AiAvatarsScene,
    bell: BellScene,
    matchmaking: MatchmakingScene,
    oduya: OduyaScene,
    park: ParkScene,
    production: ProductionScene,
    scripts: ScriptsScene,
    solheim: SolheimScene,
    strategy: StrategyScene,
    training: TrainingScene,
  },
  rooms: serviceRooms,
};

export function Drawing({ of, name }: { of: string; name: string }) {
  if (of === 'crew') return <CrewPortrait role={name as Portrait} className="size-full" />;
  const Scene = sets[of]?.[name];
  return Scene && <Scene className="size-full" />;
}
