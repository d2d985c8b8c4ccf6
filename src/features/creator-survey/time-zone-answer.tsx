import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import type { Questions } from '#src/content/schemas/page/live-selling-survey.ts';
import { setFieldText, TextAnswer } from './answer-fields.tsx';
import { useAnswerSetter } from './survey-context.ts';

export function TimeZoneAnswer({ question }: { question: Questions['time_zone'] }) {
  const answer = useAnswerSetter();
  const [used, setUsed] = useState('');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  const applyTimeZone = () => {
    setFieldText('time_zone', zone);
    answer('time_zone', zone);
    setUsed(`${question.label}: ${zone}`);
  };

  return (
    <div>
      <TextAnswer name="time_zone" question={question} required autoComplete="off" />
      {zone && (
        <Button variant="secondary" size="sm" className="mt-2.5" onClick={applyTimeZone}>
          {question.offer} {zone}
        </Button>
      )}
      <p role="status" className="sr-only">
        {used}
      </p>
    </div>
  );
}
