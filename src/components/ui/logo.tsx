import { look, site } from '#site.config';
import { logoSource, pictureAddress } from '#src/art/picture-source.ts';
import { ownMark } from '#src/content/brand/own-mark.ts';
import { Lamp } from './lamp.tsx';

function getPhoneTextSize(): string {
  if (site.brand.length > 14) return 'max-lg:text-base max-[21rem]:text-[0.8125rem]';
  return site.brand.split(' ').some((word) => word.length > 7)
    ? 'max-[21rem]:text-[1.0625rem]'
    : 'max-[21rem]:text-[1.3125rem]';
}

type LogoProps = {
  isOnDark?: boolean;
  /** Whether the logo's light pulses. */
  lit?: boolean;
  className?: string;
};

/** The logo, or the small mark and the brand name. */
export function Logo({ isOnDark = false, lit = false, className = '' }: LogoProps) {
  const logo = logoSource(isOnDark);
  if (logo) {
    const { address, width, height } = logo;
    const size = lit ? 'h-14' : 'h-9';
    return (
      <img
        src={address}
        alt={site.brand}
        {...{ width, height }}
        className={`w-auto max-w-full object-contain ${size}`}
      />
    );
  }
  const mark = 'size-6 shrink-0 max-[21rem]:size-5';
  return (
    <span
      className={`display inline-flex items-center gap-2.5 text-[1.4375rem] leading-none wrap-anywhere max-[21rem]:gap-2 ${getPhoneTextSize()} ${className}`}
    >
      <Mark {...{ lit }} className={mark} />
      {site.brand}
    </span>
  );
}

/** The small mark. @param lit whether the light of the project's own mark pulses */
export function Mark({ lit = false, className }: { lit?: boolean; className: string }) {
  if (look.mark === ownMark) return <Lamp {...{ lit, className }} />;
  return <img src={pictureAddress(look.mark, 96)} alt="" className={`object-contain ${className}`} />;
}
