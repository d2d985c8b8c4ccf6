import { site } from '#site.config';

type FormErrorProps = {
  /** Why it was not sent. */
  message: string;
  /** The way that is left, around its `{email}`; nothing where the message is an answer. */
  mail?: string | undefined;
  /** Ties it to the only field of a form in a row, which has the focus then. */
  id?: string | undefined;
};

/** Why a form could not be sent: the toast that says the same goes after 4 s, this stays. */
export function FormError({ message, mail, id }: FormErrorProps) {
  const rest = mail && <MailInstead words={mail} />;
  if (id) {
    return (
      <p className="order-last col-span-full text-caption font-semibold text-tally-text [.on-ink_&]:text-tally-hot">
        <span id={id}>{message}</span> {rest}
      </p>
    );
  }
  return (
    <p
      role="alert"
      className="mt-6 rounded-control border-l-4 border-tally bg-paper-2 px-5 py-4 font-semibold text-tally-text"
    >
      {message} {rest}
    </p>
  );
}

function MailInstead({ words }: { words: string }) {
  const [before, after] = words.split('{email}');
  return (
    <>
      {before}
      <a href={`mailto:${site.email}`} className="underline">
        {site.email}
      </a>
      {after}
    </>
  );
}
