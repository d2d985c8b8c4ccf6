import type { ReactNode } from 'react';
import { useTitle } from './title.tsx';

type PageProps = {
  title: string;
  name?: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** The layout of screens with a single pane. @param name the window title */
export function Page({ title, name = title, aside, children }: PageProps) {
  useTitle(name);
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-5 pb-16 sm:px-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-sentence">{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
}
