import type { ReactNode } from 'react';
import { Scene, type SceneProps } from '../scene.tsx';

export function Closing({ children, ...scene }: SceneProps & { children: ReactNode }) {
  return (
    <Scene width={460} height={400} {...scene}>
      <ellipse cx={240} cy={366} rx={206} ry={22} fill="var(--color-ink)" opacity={0.28} />
      {children}
    </Scene>
  );
}
