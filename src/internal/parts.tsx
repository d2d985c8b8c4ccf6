import { Button, type ButtonStyle } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { Logo } from '#src/components/ui/logo.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import { Tabs } from '#src/components/ui/tabs.tsx';
import { SelectField, TextAreaField, TextField } from '#src/forms/fields/field.tsx';
import { FormError } from '#src/forms/form-error.tsx';
import { showToast } from '#src/frame/toast.ts';

const variants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'tiktok',
  'cta',
  'premium',
  'accent',
] as const;
const sizes = ['default', 'sm', 'lg', 'icon'] as const satisfies ButtonStyle['size'][];

function Buttons() {
  return (
    <div className="grid gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          <code className="w-28 text-note">{variant}</code>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} aria-label={`${variant} ${size}`}>
              {size === 'icon' ? <Icon name="forward" /> : size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
      <OpeningButton opening="demoReel">inert</OpeningButton>
    </div>
  );
}

export function Parts() {
  return (
    <div>
      <section className="shell band grid gap-10">
        <Logo lit />
        <Buttons />
      </section>
      <section className="on-ink">
        <div className="shell band">
          <Buttons />
        </div>
      </section>
      <section className="shell band grid gap-6 sm:grid-cols-2">
        <TextField form="design" name="plain" label="Field" hint="A hint" />
        <TextField
          form="design"
          name="wrong"
          label="Field with an error"
          required
          error="Please enter a valid email"
        />
        <SelectField
          form="design"
          name="select"
          label="Select"
          placeholder="Choose"
          options={[{ value: 'a', label: 'One' }]}
        />
        <TextAreaField form="design" name="area" label="Text" rows={3} />
        <FormError message="There was a problem sending your message. Please try again." />
        <div className="flex gap-3">
          <Button
            onClick={() => showToast({ title: 'Message Sent!', description: 'Thank you for contacting us.' })}
          >
            Toast
          </Button>
          <Button
            variant="destructive"
            onClick={() => showToast({ title: 'Error', description: 'It did not work.', destructive: true })}
          >
            Destructive toast
          </Button>
        </div>
        <Tabs
          label="Tabs"
          tabs={['First', 'Second', 'Third'].map((label) => ({ value: label, label, panel: label }))}
        />
      </section>
    </div>
  );
}
