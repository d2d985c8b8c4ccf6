import type { Questions } from '#src/content/schemas/page/live-selling-survey.ts';
import { LongAnswer, TextAnswer } from '../answer-fields.tsx';
import { NumberAnswer } from '../number-answer.tsx';
import { TimeZoneAnswer } from '../time-zone-answer.tsx';

export function Basics({ questions }: { questions: Questions }) {
  return (
    <div className="grid items-start gap-x-5 gap-y-7 sm:grid-cols-2">
      <TextAnswer name="full_name" question={questions.full_name} required autoComplete="name" />
      <TextAnswer
        name="email"
        question={questions.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAnswer
        name="phone_number"
        question={questions.phone_number}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextAnswer
        name="tiktok_handle"
        question={questions.tiktok_handle}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NumberAnswer name="follower_count" question={questions.follower_count} inputMode="numeric" />
      <LongAnswer name="other_social_handles" question={questions.other_social_handles} />
      <TextAnswer name="location" question={questions.location} required autoComplete="address-level2" />
      <TimeZoneAnswer question={questions.time_zone} />
    </div>
  );
}
