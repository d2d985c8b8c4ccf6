const lightColor = 'var(--color-tally-hot)';

/** The tally light, the only pulsing element of the site. */
export function Lamp({ lit = false, className = '' }: { lit?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <rect width="24" height="24" rx="7" fill="var(--lamp-case, var(--color-ink))" />
      {lit ? (
        <>
          <circle cx="12" cy="12" r="8" fill={lightColor} opacity="0.22" />
          <circle cx="12" cy="12" r="5" fill={lightColor} className="animate-lamp" />
        </>
      ) : (
        <circle
          cx="12"
          cy="12"
          r="5"
          fill={lightColor}
          stroke={lightColor}
          strokeWidth="6"
          strokeOpacity="0.22"
          paintOrder="stroke"
        />
      )}
    </svg>
  );
}
