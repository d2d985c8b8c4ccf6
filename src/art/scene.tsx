import type { ReactNode } from 'react';

export type SceneProps = {
  className?: string;
  label?: string;
};

/** The canvas of a scene. It fills its box and is cropped like `object-fit: cover`. */
export function Scene({
  width,
  height,
  label,
  className,
  children,
}: SceneProps & { width: number; height: number; children: ReactNode }) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(className && { className })}
      {...ariaProps}
    >
      {children}
    </svg>
  );
}
