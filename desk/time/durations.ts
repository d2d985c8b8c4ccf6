const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const padToTwo = (count: number) => String(count).padStart(2, '0');

/**
 * Formats a duration: `4 s`, `4 m 09 s`, `38 m`, `1 h 12 m`, `43 h 02 m`, `6 d 4 h`; rounded down.
 * @param seconds 0 or more
 */
export function formatDuration(seconds: number): string {
  const rounded = Math.max(0, Math.floor(seconds));
  if (rounded < minute) return `${rounded} s`;
  const minutes = Math.floor(rounded / minute);
  if (minutes < 5)
    return rounded % minute === 0 ? `${minutes} m` : `${minutes} m ${padToTwo(rounded % minute)} s`;
  if (rounded < hour) return `${minutes} m`;
  const hours = Math.floor(rounded / hour);
  if (hours < 100) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${padToTwo(minutes % 60)} m`;
  const days = Math.floor(rounded / day);
  return hours % 24 === 0 || days >= 30 ? `${days.toLocaleString('en')} d` : `${days} d ${hours % 24} h`;
}

/** Formats how long something took, without seconds: `under 1 m`, `2 m`, `43 h 02 m`. @param seconds 0 or more */
export function formatElapsed(seconds: number): string {
  if (seconds < minute) return 'under 1 m';
  return formatDuration(seconds < 5 * minute ? seconds - (seconds % minute) : seconds);
}

/** Formats an age in its largest unit: `now`, `12 m`, `42 h`, `5 d`. @param seconds 0 or more */
export function formatAge(seconds: number): string {
  if (seconds < minute) return 'now';
  if (seconds < hour) return `${Math.floor(seconds / minute)} m`;
  if (seconds < 2 * day) return `${Math.floor(seconds / hour)} h`;
  return `${Math.floor(seconds / day).toLocaleString('en')} d`;
}

const spokenUnits: Record<string, string> = { s: 'second', m: 'minute', h: 'hour', d: 'day' };

/** Writes out a duration for screen readers: `1 hour 12 minutes`. @param text from `formatDuration` or `formatAge` */
export function spokenDuration(text: string): string {
  return text.replace(/([\d,]+) ([smhd])\b/g, (_, count: string, unit: string) => {
    const number = Number(count.replaceAll(',', ''));
    return `${number} ${spokenUnits[unit]}${number === 1 ? '' : 's'}`;
  });
}
