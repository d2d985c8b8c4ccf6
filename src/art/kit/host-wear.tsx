export type Wear = 'glasses' | 'beard' | 'earring' | 'headset';

export function HostWear({ wear, hair, turn }: { wear: Wear; hair: string; turn: number }) {
  const shift = Math.round(turn * 5);
  switch (wear) {
    case 'glasses':
      return (
        <g
          {...(shift && { transform: `translate(${shift})` })}
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth={2.5}
        >
          <path d="M-26-8h16q6 0 5 7-2 12-13 12t-13-12q-1-7 5-7ZM9-8h16q6 0 5 7-2 12-13 12T4-1q-1-7 5-7ZM-5-3q5-4 9 0" />
        </g>
      );
    case 'beard':
      return (
        <>
          <path
            d="M-39-4q5 9 8 21 10-4 18-1 8-6 15-6t15 6q8-3 16 1 3-12 6-21C41 26 34 42 23 50 10 59-6 59-18 50-32 40-40 24-39-4Z"
            fill={hair}
          />
          <path
            d="M-36 10Q-32 34-16 46-2 54 8 52-10 50-22 38-32 26-36 10Z"
            fill="var(--color-white)"
            opacity={0.18}
          />
        </>
      );
    case 'earring':
      return <path d="M-42 20a4 6 0 1 1 8 0 4 6 0 1 1-8 0Z" fill="var(--color-amber)" />;
    case 'headset':
      return (
        <>
          <path d="M-44 2C-50-42-28-69 2-69V-63C-26-63-43-38-38 2Z" fill="var(--color-ink-3)" />
          <path d="M-50-4q0-8 8-8h4q6 0 6 6v22q0 6-6 6h-4q-8 0-8-8Z" fill="var(--color-ink)" />
          <path d="M-46 18q4 24 34 21l1 4q-36 4-41-23Z" fill="var(--color-ink)" />
          <path d="M-16 37h10q4 0 4 4t-4 4h-10Z" fill="var(--color-tally-hot)" />
        </>
      );
  }
}
