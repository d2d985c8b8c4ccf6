import type { ReactNode } from 'react';
import { TitleProvider, useTitle } from '#desk/frame/title.tsx';
import { Brand, publishedBrand } from '#desk/parts/brand.tsx';
import { WallClock } from './wall-clock.tsx';

type SignInLayoutProps = {
  title: string;
  name?: string;
  foot?: ReactNode;
  children?: ReactNode;
};

function Title({ children }: { children: string }) {
  useTitle(children);
  return null;
}

/** The layout of pages for signed-out visitors. @param name the window title */
export function SignInLayout({ title, name = title, foot, children }: SignInLayoutProps) {
  const brand = publishedBrand();
  return (
    <TitleProvider brand={brand} unread={0}>
      <Title>{name}</Title>
      <div className="mx-auto flex min-h-dvh max-w-288 flex-col px-5 pt-6 pb-8 sm:px-10 sm:pt-10 lg:px-18">
        <header>
          <Brand name={brand} size="page" />
        </header>
        <main className="my-auto grid gap-x-12 py-10 sm:grid-cols-[minmax(0,24rem)_1fr] lg:gap-x-16">
          <div className="mx-auto w-full max-w-96 sm:mx-0">
            <div className="flex items-center justify-between gap-4">
              <h1 className="text-[2.25rem] leading-[1.04] wrap-anywhere lg:text-[2.875rem]">{title}</h1>
              <WallClock className="size-24 shrink-0 sm:hidden" />
            </div>
            {children}
          </div>
          <WallClock className="hidden w-full max-w-104 self-center justify-self-center sm:block" />
        </main>
        <footer className="text-caption text-mute">{foot}</footer>
      </div>
    </TitleProvider>
  );
}

export function Divider({ children }: { children: string }) {
  return (
    <p className="my-4 flex items-center gap-3.5 text-mute before:flex-1 before:border-line-2 before:border-t after:flex-1 after:border-line-2 after:border-t">
      {children}
    </p>
  );
}
