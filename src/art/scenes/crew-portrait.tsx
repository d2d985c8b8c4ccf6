import { Host, type HostProps } from '../kit/host.tsx';
import { Scene, type SceneProps } from '../scene.tsx';

const crew = {
  producer: {
    light: 'var(--color-amber)',
    who: { skin: 'umber', hair: 'curls', wear: 'earring', outfit: 'blazer', cloth: 'plum', mood: 'talk' },
  },
  numbers: {
    light: 'var(--color-key)',
    who: { skin: 'almond', hair: 'crop', hairColour: 'coffee', wear: 'beard', outfit: 'tee', cloth: 'plum' },
  },
  studio: {
    light: 'var(--color-key-deep)',
    who: { skin: 'umber', hair: 'wrap', hairFill: 'var(--color-magenta)', outfit: 'tee', cloth: 'amber' },
  },
  strategy: {
    light: 'var(--color-magenta)',
    who: {
      skin: 'porcelain',
      hair: 'bob',
      hairColour: 'silver',
      outfit: 'knit',
      cloth: 'coral',
      mood: 'calm',
    },
  },
  hosts: {
    light: 'var(--color-amber)',
    who: { skin: 'honey', hair: 'bun', wear: 'headset', outfit: 'knit', cloth: 'teal', mood: 'talk' },
  },
  creators: {
    light: 'var(--color-tally)',
    who: { skin: 'espresso', hair: 'crop', wear: 'glasses', outfit: 'collar', cloth: 'sky' },
  },
} as const satisfies Record<string, { light: string; who: HostProps }>;

type CrewRole = keyof typeof crew;

export function CrewPortrait({ role, ...scene }: SceneProps & { role: CrewRole }) {
  const { light, who } = crew[role];
  return (
    <Scene width={300} height={320} {...scene}>
      <path d="M0 0h300v320H0Z" fill={light} />
      <path d="M170-20h170v380H40Z" fill="var(--color-white)" opacity={0.2} />
      <Host x={148} y={150} {...who} />
    </Scene>
  );
}
