import { useOverview } from '#desk/api/overview.ts';
import { ButtonLink } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

/** Whether no mail server is connected, so that replies reach nobody. */
export function useIsEmailOff(): boolean {
  return useOverview().data?.mail.state === 'off';
}

export const connectEmailPath = '/start';

/** Warns that email is off, with a link to the instructions. */
export function EmailOff({ title, className = '' }: { title: string; className?: string }) {
  return (
    <Notice
      title={title}
      className={className}
      actions={
        <ButtonLink size="bar" tone="line" href={connectEmailPath}>
          Connect email
        </ButtonLink>
      }
    />
  );
}
