export type Wear = 'glasses' | 'beard' | 'earring' | 'headset';

/** One thing that tells a person from the next; `hair` colours the beard. */
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
        <path
          d="M-38 0q5 8 8 18 12-8 32-8t30 8Q37 8 38 0C40 26 32 40 22 48 8 58-6 58-18 48-32 38-38 24-38 0ZM-10 22q12-6 24 0 0 16-12 16T-10 22Z"
          fill={hair}
          fillRule="evenodd"
        />
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
