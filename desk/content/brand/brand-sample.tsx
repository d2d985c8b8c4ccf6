import type { CSSProperties, ReactNode } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useTypeface } from '#desk/media/use-typeface.ts';
import { Dial } from '#desk/parts/clock/dial.tsx';
import { getPictureUrl } from '#shared/desk/media.ts';
import { checkContrasts, createBrandTokens, isColor } from '#src/content/brand/colors.ts';
import { ownMark } from '#src/content/brand/own-mark.ts';
import { type TypefaceId, typefaces } from '#src/content/brand/typefaces.ts';
import type { BrandContent } from '#src/content/schemas/brand.ts';

type Draft = {
  logo?: { file?: string };
  logoOnDark?: { file?: string };
  mark?: { file?: string };
  colors?: Partial<BrandContent['colors']>;
  typeface?: string;
  ownTypeface?: { file?: string };
  corners?: string;
};

const colorOrDefault = (color: string | undefined, fallback: string) =>
  color && isColor(color) ? color : fallback;

function useBrandStyle(draft: Draft) {
  const uploadedFamily = useTypeface(draft.ownTypeface?.file ?? '');
  const main = colorOrDefault(draft.colors?.main, '#14101a');
  const accent = colorOrDefault(draft.colors?.accent, '#ffffff');
  const tokens = createBrandTokens({ main, accent });
  const typeface = draft.typeface && draft.typeface in typefaces ? (draft.typeface as TypefaceId) : 'archivo';
  const radiusFor = (roundRadius: string) => (draft.corners === 'square' ? '0' : roundRadius);
  const style = {
    ...Object.fromEntries(Object.entries(tokens).map(([name, color]) => [`--brand-${name}`, color])),
    '--brand-pill': radiusFor('99rem'),
    '--brand-card': radiusFor('1.375rem'),
    ...(uploadedFamily && { '--font-display': `"${uploadedFamily}", system-ui, sans-serif` }),
  } as CSSProperties;
  return { 'data-typeface': typeface, style };
}

/** A sample of the logo and a button, shown above the form on narrow screens. */
export function BrandStrip({ value }: { value: unknown }) {
  const draft = value as Draft;
  const { site } = useSession();
  return (
    <div
      {...useBrandStyle(draft)}
      aria-hidden="true"
      className="-mx-4 sticky top-0 z-10 flex items-center justify-between gap-3 border-line border-b bg-paper px-4 py-2 sm:-mx-5 sm:px-5"
    >
      <SampleLogo {...{ draft }} name={site.brand} />
      <span className={`${pillClass} bg-(--brand-tally) text-white`}>Book a call</span>
    </div>
  );
}

/** Shows how site, emails and desk look with the unpublished brand. */
export function BrandSample({ value }: { value: unknown }) {
  const draft = value as Draft;
  const { site } = useSession();
  return (
    <section aria-label="Sample" className="min-h-0 flex-1 overflow-y-auto bg-paper-2 p-4 sm:p-5">
      <div {...useBrandStyle(draft)} className="mx-auto grid max-w-168 gap-5">
        <LogoSamples {...{ draft }} name={site.brand} />
        <SampleBlock title="Header, buttons, card">
          <SiteSample {...{ draft }} name={site.brand} />
        </SampleBlock>
        <div className="grid gap-5 sm:grid-cols-2">
          <SampleBlock title="Email head">
            <EmailSample {...{ draft }} name={site.brand} />
          </SampleBlock>
          <SampleBlock title="Sharing picture">
            <SharingSample {...{ draft }} name={site.brand} host={new URL(site.url).host} />
          </SampleBlock>
        </div>
        <SampleBlock title="Browser tab, 16 and 32 pixels">
          <div className="flex items-center gap-4 p-4">
            {[16, 32].map((size) => (
              <SampleMark key={size} {...{ draft, size }} />
            ))}
            <span className="truncate text-caption">{site.brand}</span>
          </div>
        </SampleBlock>
        <SampleBlock title="The desk keeps its own red, amber and green">
          <DeskSample />
        </SampleBlock>
        <p className="text-caption text-mute">
          Used on every page, in emails, icons, sharing pictures, error pages and this desk.
        </p>
      </div>
    </section>
  );
}

function SampleBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-caption text-mute">{title}</figcaption>
      <div className="overflow-hidden rounded-row border border-line-2 bg-white">{children}</div>
    </figure>
  );
}

type DraftProps = { draft: Draft; name: string };

/** Draws the built-in mark in the draft's colors, because its file has the published ones. */
function SampleMark({ draft, size, isOnDark = false }: { draft: Draft; size: number; isOnDark?: boolean }) {
  const file = draft.mark?.file;
  if (file === ownMark)
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" width={size} height={size} className="shrink-0">
        <rect width="24" height="24" rx="7" className={isOnDark ? 'fill-ink-2' : 'fill-ink'} />
        <circle cx="12" cy="12" r="8" fill="var(--brand-tally-hot)" opacity="0.22" />
        <circle cx="12" cy="12" r="5" fill="var(--brand-tally-hot)" />
      </svg>
    );
  return file ? (
    <img
      src={getPictureUrl(file)}
      alt=""
      style={{ width: size, height: size }}
      className="shrink-0 object-contain"
    />
  ) : null;
}

function SampleLogo({ draft, name, isOnDark = false }: DraftProps & { isOnDark?: boolean }) {
  const darkLogo = isOnDark ? draft.logoOnDark?.file : undefined;
  const file = darkLogo || draft.logo?.file;
  if (!file)
    return (
      <span className="display flex min-w-0 items-center gap-2 text-[1.125rem]">
        <SampleMark {...{ draft, isOnDark }} size={22} />
        <span className="truncate">{name}</span>
      </span>
    );
  return (
    <img
      src={getPictureUrl(file)}
      alt={name}
      className={`h-7 w-auto max-w-44 object-contain ${isOnDark && !darkLogo ? 'brightness-0 invert' : ''}`}
    />
  );
}

function LogoSamples({ draft, name }: DraftProps) {
  const box = 'grid min-h-20 place-items-center rounded-row p-3 min-w-0';
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] gap-3 max-sm:grid-cols-2">
      <SampleBlock title="On light backgrounds">
        <div className={`${box} bg-paper`}>
          <SampleLogo {...{ draft, name }} />
        </div>
      </SampleBlock>
      <SampleBlock title="On dark backgrounds">
        <div className={`${box} bg-ink text-white`}>
          <SampleLogo {...{ draft, name }} isOnDark />
        </div>
      </SampleBlock>
      <SampleBlock title="Small">
        <div className={`${box} min-w-20`}>
          <SampleMark {...{ draft }} size={36} />
        </div>
      </SampleBlock>
    </div>
  );
}

const pillClass =
  'rounded-(--brand-pill) inline-flex min-h-10 items-center px-4.5 text-caption font-semibold leading-tight';

function SiteSample({ draft, name }: DraftProps) {
  const onMain = checkContrasts('main', colorOrDefault(draft.colors?.main, '#14101a')).every(
    ({ passes }) => passes,
  );
  return (
    <div aria-hidden="true">
      <div className="flex items-center justify-between gap-4 border-line border-b bg-paper px-4 py-3">
        <SampleLogo {...{ draft, name }} />
        <span className="flex items-center gap-4 text-caption font-semibold">
          <span className="text-(--brand-tally-text) underline decoration-2 underline-offset-8 max-sm:hidden">
            Home
          </span>
          <span className="max-sm:hidden">Brands</span>
          <span className={`${pillClass} bg-(--brand-tally) text-white`}>Get Started</span>
        </span>
      </div>
      <div className="grid gap-4 bg-paper p-4 sm:grid-cols-2 sm:p-5">
        <div>
          <p className="display text-[2.125rem] leading-none">
            Go live. <span className="text-(--brand-tally)">Repeat weekly.</span>
          </p>
          <p className="mt-4 flex flex-wrap gap-2">
            <span className={`${pillClass} bg-(--brand-tally) text-white`}>Book a call</span>
            <span className={`${pillClass} border-[1.5px] border-ink`}>Read more</span>
          </p>
          {!onMain && <p className="mt-2 text-caption">White on this color is hard to read.</p>}
        </div>
        <div className="rounded-(--brand-card) bg-ink p-4 text-white">
          <span className="rounded-(--brand-pill) bg-(--brand-amber) px-3 py-1 text-caption font-semibold text-ink">
            Most popular
          </span>
          <p className="display mt-3 text-[1.375rem]">$2,499</p>
          <p className="mt-1 text-caption text-(--brand-amber)">From the first show on</p>
          <p className="mt-1 flex items-center gap-2 text-caption text-(--brand-tally-hot)">
            <span className="size-2.5 rounded-full bg-(--brand-tally-hot)" />
            On air
          </p>
        </div>
      </div>
      <div className="h-6 bg-linear-100 from-(--brand-tally) to-(--brand-magenta)" />
    </div>
  );
}

function EmailSample({ draft, name }: DraftProps) {
  return (
    <div aria-hidden="true" className="bg-paper-2 p-4">
      <div className="rounded-row bg-white p-4">
        <p className="flex min-w-0 items-center gap-2 font-semibold">
          <SampleMark {...{ draft }} size={20} />
          <span className="truncate">{name}</span>
        </p>
        <p className="mt-3 text-[1.1875rem] font-bold leading-tight">Thank you, Nadia</p>
        <span className={`${pillClass} mt-3 bg-(--brand-tally) text-white`}>Choose a time</span>
      </div>
    </div>
  );
}

function SharingSample({ draft, name, host }: DraftProps & { host: string }) {
  return (
    <div
      aria-hidden="true"
      className="flex aspect-1200/630 flex-col justify-between bg-paper bg-radial-[at_90%_60%] from-(--brand-glow) from-0% via-(--brand-glow-edge)/50 via-35% to-paper to-60% p-4"
    >
      <SampleLogo {...{ draft, name }} />
      <p className="display max-w-[62%] text-[1.1875rem] leading-tight">Live selling, planned and measured</p>
      <p className="text-mark text-ink-3">{host}</p>
    </div>
  );
}

function DeskSample() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 p-4 text-caption">
      <li className="flex items-center gap-2">
        <Dial state={{ kind: 'late', seconds: 7_200, dueAt: 0, byMail: false }} />
        <b className="font-semibold text-tally-text">Overdue by 2 h</b>
      </li>
      <li className="flex items-center gap-2">
        <span className="rounded-row bg-amber-wash px-2 py-0.5">Email is off</span>
      </li>
      <li className="flex items-center gap-2">
        <Dial state={{ kind: 'ended', by: 'mail', at: 0, seconds: 2_400, lateBy: 0 }} />
        Answered in 40 min
      </li>
    </ul>
  );
}
