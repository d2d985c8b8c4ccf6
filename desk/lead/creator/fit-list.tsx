import { Block } from '#desk/lead/page/heading-level.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import type { Settings } from '#shared/desk/api.ts';
import { checkFitRules, type FitRule, type FitState, notAnswered } from './fit.ts';
import type { Survey } from './survey.ts';

const stateLabels: Record<FitState, string> = {
  met: 'Fits: ',
  missed: 'Does not fit: ',
  open: 'Not known: ',
};

export function FitList({ survey, asked }: { survey: Survey; asked: Settings['fit'] }) {
  const rules = checkFitRules(survey, asked);
  const met = rules.filter(({ state }) => state === 'met').length;
  const open = rules.filter(({ state }) => state === 'open').length;
  if (rules.length === 0) {
    return (
      <Block isBare title="Fit">
        <p className="mt-1.5 text-mute">No rules are set, so nothing is compared.</p>
      </Block>
    );
  }
  return (
    <Block
      isBare
      title={`Fit: ${met} of ${rules.length} met${open > 0 ? `, ${open} unclear` : ''}`}
      aside="Required"
    >
      <ul className="mt-1">
        {rules.map((rule) => (
          <FitListItem key={rule.name} rule={rule} />
        ))}
      </ul>
    </Block>
  );
}

function FitListItem({ rule: { name, state, answer, requirement } }: { rule: FitRule }) {
  const classes =
    state === 'missed'
      ? 'rounded-row bg-amber-wash -mx-2 px-2 border-transparent forced-colors:border'
      : 'border-line';
  return (
    <li
      className={`grid grid-cols-[1.25rem_8rem_minmax(0,1fr)_auto] items-baseline gap-x-2.25 border-t py-1 wrap-anywhere first:border-t-0 @max-[26rem]:grid-cols-[1.25rem_minmax(0,1fr)_auto] ${classes}`}
    >
      <span className="self-start pt-0.5">
        <span className="sr-only">{stateLabels[state]}</span>
        {state === 'met' && <Icon name="check" className="size-4.5" />}
        {state === 'missed' && <Icon name="alert" className="size-4.5" />}
        {state === 'open' && (
          <span aria-hidden="true" className="block w-4.5 text-center text-mute">
            {answer === notAnswered ? '–' : '?'}
          </span>
        )}
      </span>
      <span className="font-semibold">{name}</span>
      <span
        className={`@max-[26rem]:order-last @max-[26rem]:col-start-2 ${state === 'open' ? 'text-mute' : ''}`}
      >
        <bdi>{answer}</bdi>
      </span>
      <span className="text-right text-mute">
        <span className="sr-only">, required: </span>
        {requirement}
      </span>
    </li>
  );
}
