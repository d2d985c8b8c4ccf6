import { site } from '#site.config';

type FormErrorProps = {
  message: string;
  mail?: string | undefined;
  id?: string | undefined;
};

export function FormError({ message, mail, id }: FormErrorProps) {
  const rest = mail && <EmailAlternative texts={mail} />;
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

function EmailAlternative({ texts }: { texts: string }) {
  const [before, after] = texts.split('{email}');
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
