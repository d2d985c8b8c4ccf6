import { Picture } from '#src/art/picture.tsx';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import type { MailPage } from '#src/content/schemas/mails.ts';
import { routes } from '#src/routes.ts';

export function MailLink({ content }: { content: MailPage }) {
  const { title, picture, lead, action, home } = content;
  return (
    <section className="shell grid items-center gap-x-10 gap-y-10 py-14 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-6">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-6 max-w-120 text-lead text-ink-3">{lead}</p>
        {action && (
          <form method="post" className="mt-8">
            <Button type="submit" variant="cta">
              {action}
            </Button>
          </form>
        )}
        {home && (
          <ButtonLink href={routes.home.path} variant="cta" className="mt-8">
            {home}
          </ButtonLink>
        )}
      </div>
      <Picture isFirst picture={picture} className="aspect-[5/4] w-full rounded-band lg:col-span-6" />
    </section>
  );
}
