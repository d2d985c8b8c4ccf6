import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';
import { TestimonialRow } from '#src/sections/testimonial-row.tsx';
import { CreatorBefore } from './before.tsx';
import { CreatorBenefits } from './benefits.tsx';
import { CreatorClosing } from './closing.tsx';
import { CreatorCommunity } from './community.tsx';
import { CreatorHero } from './hero.tsx';
import { CreatorPay } from './pay.tsx';
import { CreatorProgram } from './program.tsx';

export function CreatorServices({ content }: { content: CreatorServicesContent }) {
  return (
    <>
      <CreatorHero hero={content.hero} />
      <CreatorPay pay={content.pay} />
      <CreatorProgram program={content.program} />
      <TestimonialRow {...content.testimonials} />
      <CreatorBenefits benefits={content.benefits} />
      <CreatorCommunity community={content.community} />
      <CreatorBefore before={content.before} />
      <CreatorClosing apply={content.apply} />
    </>
  );
}
