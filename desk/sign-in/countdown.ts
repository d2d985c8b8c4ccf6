import { useEffect, useState } from 'react';

/** Whole seconds until a time, at least 0. @param until and @param now in milliseconds */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** "Try again in 4 seconds." From two minutes on, it counts minutes, rounded up. */
export function waitText(seconds: number): string {
  if (seconds <= 0) return '';
  if (seconds === 1) return 'Try again in 1 second.';
  if (seconds < 120) return `Try again in ${seconds} seconds.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}

/** Removes "Try again in ..." from a message; the countdown is shown next to it. */
export function removeWaitText(message: string): string {
  return message.replace(/\s*Try again in [^.]*\.\s*$/, '');
}

/**
 * Counts down the seconds until the next attempt.
 * @returns the seconds left, and a function that starts the countdown
 */
export function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const seconds = secondsLeft(until, Date.now());
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  function begin(seconds: number) {
    setUntil(seconds > 0 ? Date.now() + seconds * 1_000 : 0);
    setLeft(Math.ceil(seconds));
  }
  return [left, begin];
}
