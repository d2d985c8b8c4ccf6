import type { ComponentType } from 'react';
import { Host, type HostProps } from '../kit/host.tsx';
import { hues } from '../palette.ts';
import { Scene, type SceneProps } from '../scene.tsx';
import { pinks, violets, yellows } from '../scene-colours.ts';

type Face = { light: string; who: HostProps };

const people = {
  amara: {
    light: 'var(--color-tally)',
    who: { skin: 'espresso', hair: 'curls', wear: 'earring', outfit: 'blazer', cloth: 'amber', mood: 'talk' },
  },
  lucia: {
    light: 'var(--color-amber)',
    who: {
      skin: 'honey',
      hair: 'bob',
      hairColour: 'coffee',
      outfit: 'knit',
      cloth: 'plum',
      rim: yellows.candle,
    },
  },
  ben: {
    light: 'var(--color-key)',
    who: {
      skin: 'porcelain',
      hair: 'crop',
      hairColour: 'copper',
      wear: 'glasses',
      outfit: 'collar',
      cloth: 'ink',
    },
  },
  noor: {
    light: 'var(--color-magenta)',
    who: { skin: 'almond', hair: 'wrap', hairFill: hues.violet, cloth: 'amber', rim: pinks.blossom },
  },
  theo: {
    light: 'var(--color-amber)',
    who: {
      skin: 'porcelain',
      hair: 'crop',
      hairColour: 'wheat',
      wear: 'beard',
      outfit: 'knit',
      cloth: 'teal',
      rim: hues.cream,
    },
  },
  elodie: {
    light: 'var(--color-key)',
    who: {
      skin: 'almond',
      hair: 'bun',
      hairColour: 'silver',
      wear: 'glasses',
      outfit: 'blazer',
      cloth: 'plum',
      mood: 'calm',
      rim: hues.ice,
    },
  },
  finance: {
    light: 'var(--color-amber)',
    who: { skin: 'almond', hair: 'crop', wear: 'glasses', outfit: 'collar', cloth: 'ink', mood: 'calm' },
  },
  category: {
    light: 'var(--color-tally)',
    who: {
      skin: 'porcelain',
      hair: 'long',
      hairColour: 'wheat',
      outfit: 'knit',
      cloth: 'cream',
      mood: 'talk',
      rim: pinks.blossom,
    },
  },
  brand: {
    light: 'var(--color-key)',
    who: {
      skin: 'espresso',
      hair: 'bun',
      wear: 'earring',
      outfit: 'blazer',
      cloth: 'plum',
      rim: violets.haze,
    },
  },
} as const satisfies Record<string, Face>;

type Person = keyof typeof people;

function portraitOf({ light, who }: Face): ComponentType<SceneProps> {
  return (scene) => (
    <Scene width={160} height={160} {...scene}>
      <path d="M0 0h160v160H0Z" fill={light} />
      <path d="M92-10h78v190H30Z" fill="var(--color-white)" opacity={0.22} />
      <Host x={80} y={74} scale={0.74} {...who} />
    </Scene>
  );
}

/** Square portraits by name, for a round frame. */
export const faces = Object.fromEntries(
  Object.entries(people).map(([name, face]) => [`face-${name}`, portraitOf(face)]),
) as Record<`face-${Person}`, ComponentType<SceneProps>>;
