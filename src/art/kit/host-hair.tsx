import { scallop } from '../geometry.ts';

export type HairShape = 'curls' | 'bob' | 'bun' | 'crop' | 'long' | 'wrap' | 'turban';

type HairParts = { back?: string; front: string; sheen: string };

const shapes: Record<HairShape, HairParts> = {
  curls: {
    back: scallop(2, -20, 60, 54, 12),
    front:
      'M-39 2a13 13 0 0 1 0-21 13 13 0 0 1 13-18 14 14 0 0 1 23-6 14 14 0 0 1 24 5 13 13 0 0 1 16 17 12 12 0 0 1 2 19C44-50 30-66 0-66S-46-46-39 2Z',
    sheen:
      'M-49-36a16 16 0 0 1 17-22 12 12 0 0 0-17 22ZM-26-62a16 16 0 0 1 24-7 15 15 0 0 0-24 7ZM-58-12a14 14 0 0 1 5-17 16 16 0 0 0-5 17Z',
  },
  bob: {
    back: 'M-47 44C-60-18-50-66 2-66S60-20 49 44c-6 10-20 10-26 0H-22c-6 10-20 10-25 0Z',
    front: 'M-38 12C-46-40-24-63 4-63s43 22 35 73c-2-20-8-34-20-42-12 10-30 13-44 12-7 7-11 16-13 30Z',
    sheen: 'M-42-12c0-26 13-41 32-46-14 8-22 22-25 38Z',
  },
  bun: {
    back: 'M-14-72a24 22 0 1 1 48 0 24 22 0 1 1-48 0ZM-40-4C-44-46-22-60 0-60s44 16 40 56Z',
    front: 'M-39 6C-44-42-24-59 1-59s44 18 38 65c-1-22-8-36-22-42-18 8-34 4-44 12-7 6-10 16-12 30Z',
    sheen: 'M-36-18c3-20 14-32 30-36-10 7-17 17-19 29Z',
  },
  crop: {
    front: 'M-38-2c-6-38 8-62 42-62 26 0 42 20 34 60-2-12-4-20-8-26C10-26-10-30-24-34c-6 8-12 18-14 32Z',
    sheen: 'M-32-34c4-14 16-24 32-25-10 5-16 12-19 22Z',
  },
  long: {
    back: 'M-62 120C-42 80-58-66 2-66S46 76 66 118C40 132-34 134-62 120Z',
    front: 'M-38 14C-46-40-24-62 2-62s44 22 37 76C37-12 28-32 8-45-16-34-34-14-38 14Z',
    sheen: 'M-38-16c2-22 12-34 30-39-11 9-17 19-19 32Z',
  },
  wrap: {
    back: 'M-52 26C-58-42-36-68 0-68s56 26 51 94c-1 40-2 62 22 92H-74C-48 88-51 66-52 26Z',
    front:
      'M-38 24C-44-30-28-46 2-46s42 18 36 66c6-38 8-84-38-84s-46 44-38 88ZM-38 18c4 30 22 40 40 40s34-12 37-42c8 44 0 70 18 98-38 14-82 12-114 0 22-30 11-60 19-96Z',
    sheen:
      'M-47-14c3-26 18-44 42-47-15 8-25 22-30 42ZM-36 44Q2 78 40 40 2 88-36 44ZM-46 84Q0 112 48 80 0 122-46 84Z',
  },
  turban: {
    front:
      'M-41-12C-45-30-30-39-2-40 26-41 43-31 41-12 52-40 48-70 28-84 8-98-26-94-40-74-50-58-50-34-41-12ZM-10-44 6-42C24-44 42-58 38-74 26-84 10-76 4-58 0-68-10-80-26-78-38-70-34-50-10-44Z',
    sheen:
      'M-42-34Q-6-58 40-36-6-48-42-34ZM-28-74Q-10-72-2-54-18-68-28-74ZM36-72Q18-70 8-54 26-62 36-72ZM-44-52Q-38-74-18-84-34-70-44-52Z',
  },
};

type HairProps = { shape: HairShape; fill: string; edge: string };

export function HairBack({ shape, fill, edge }: HairProps) {
  const path = shapes[shape].back;
  return path ? <path d={path} fill={fill} stroke={edge} strokeWidth={4} /> : null;
}

export function HairFront({ shape, fill, edge }: HairProps) {
  const { back, front, sheen } = shapes[shape];
  return (
    <>
      <path d={front} fill={fill} {...(!back && { stroke: edge, strokeWidth: 3 })} />
      <path d={sheen} fill="var(--color-white)" opacity={0.2} />
    </>
  );
}
