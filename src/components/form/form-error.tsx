import type { ReactNode } from 'react';
import { site } from '#site.config';

/** Why a form could not be sent, beside its button: the toast that says the same goes after 4 s, this stays. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="mt-6 rounded-control border-l-4 border-tally bg-paper-2 px-5 py-4 font-semibold text-tally-text"
    >
      {children}
    </p>
  );
}

/** The way that is left when sending fails. */
export function MailInstead() {
  return (
    <>
      Nothing you typed is lost. You can also write to{' '}
      <a href={`mailto:${site.email}`} className="underline">
        {site.email}
      </a>
      .
    </>
  );
}
