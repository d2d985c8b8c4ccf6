import { site } from '#site.config';
import type { PrivacyPolicyContent, policyFacts } from '#src/content/schemas/page/privacy-policy.ts';
import { PolicyContact } from './contact.tsx';

type Block = PrivacyPolicyContent['sections'][number]['blocks'][number];

function fillFacts(text: string): string {
  const { brand, legalName, email, phone, privacyOfficerEmail } = site;
  const facts: Record<(typeof policyFacts)[number], string> = {
    brand,
    legalName,
    email,
    phone: phone.label,
    privacyOfficerEmail,
  };
  return text.replace(/\{(\w+)\}/g, (_, name: keyof typeof facts) => facts[name]);
}

export function PolicyBlock({ block, content }: { block: Block; content: PrivacyPolicyContent }) {
  if ('text' in block) return <p className="mt-4 leading-[1.65] text-ink-3">{fillFacts(block.text)}</p>;
  if ('list' in block) {
    return (
      <ul className="mt-4 grid gap-3">
        {block.list.map((item) => (
          <li key={item} className="dot pl-5 leading-[1.65] text-ink-3 before:top-3">
            {fillFacts(item)}
          </li>
        ))}
      </ul>
    );
  }
  return block.show === 'contact' ? (
    <PolicyContact labels={content.contact} />
  ) : (
    <Forms forms={content.forms} />
  );
}

function Forms({ forms: { labels, items } }: { forms: PrivacyPolicyContent['forms'] }) {
  return (
    <ul id="forms" className="my-8 rounded-card bg-white px-6 py-2 sm:px-8">
      {items.map(({ name, ...form }) => (
        <li key={name} className="border-t border-line py-6 first:border-t-0">
          <h3 className="text-h3">{name}</h3>
          <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[5fr_4fr_3fr]">
            {(['stored', 'purpose', 'kept'] as const).map((part) => (
              <div key={part}>
                <dt className="text-note text-mute">{labels[part]}</dt>
                <dd className="text-caption">{form[part]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
