/** Line icons on a 24 px grid, hidden from assistive technology. */
const paths = {
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14 6l-6 6 6 6',
  forward: 'M10 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  done: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8 12.5l2.800 2.800L16 9.500',
  alert: 'M12 4L2.500 20h19zM12 10v4.500M12 17.200h.01',
  plus: 'M12 5v14M5 12h14',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l10.5 6.5L8 18.5z',
  mail: 'M4 6.5h16v11H4zM4 7l8 6.5L20 7',
  phone:
    'M7 4h3l1.5 4.5-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2L20 14v3c0 1.7-1.3 3-3 3C10.4 20 4 13.6 4 7c0-1.7 1.3-3 3-3z',
  chat: 'M4 5h16v11H10l-4.5 4v-4H4z',
  cart: 'M3 5h2.5l2 10h9.5l2.500-7.500H6.500M9.500 19.500h.01M16.500 19.500h.01',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} fill={name === 'play' ? 'currentColor' : 'none'} />
    </svg>
  );
}
