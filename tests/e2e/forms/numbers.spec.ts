import { application, forms } from '#tests/support/forms/form-texts.ts';
import * as roi from '#tests/support/forms/roi-calculator-page.ts';
import {
  expectStep,
  nextButton,
  openStep,
  submitButton,
  table,
  text,
} from '#tests/support/forms/survey-page.ts';
import { containing } from '#tests/support/run/text-patterns.ts';
import { expectAccessible } from '#tests/support/site/accessible.ts';
import { expect, test } from '#tests/support/site/site.ts';

const sentHeading = { name: application.sent.title };

test("stores the survey's numbers correctly, no matter how they are written", async ({ page, site }) => {
  for (const [followers, gmv, hours, row] of [
    ['12.000', '4.500', '7,5', { follower_count: 12000, highest_gmv: 4500, hours_per_week: 7.5 }],
    ['12k', '$4.500,50', '12.500', { follower_count: 12000, highest_gmv: 4500.5, hours_per_week: 12.5 }],
    ['1’234’567', '1 250', '40', { follower_count: 1234567, highest_gmv: 1250, hours_per_week: 40 }],
    ['1.2k', '0', '1.000', { follower_count: 1200, highest_gmv: 0, hours_per_week: 1 }],
  ] as const) {
    const email = `${row.follower_count}.${row.highest_gmv}@example.com`;
    await openStep(page, 7, { email, follower_count: followers, highest_gmv: gmv, hours_per_week: hours });
    await submitButton(page).click();
    await expect(page.getByRole('heading', sentHeading)).toBeVisible();
    expect(await site.rows(table, email)).toMatchObject([row]);
  }
});

test('shows the parsed number next to its field and in the summary', async ({ page }) => {
  await openStep(page, 1, { follower_count: '' });
  const followers = text(page, application.questions.follower_count.label);
  await followers.fill('12.000');
  await expect(followers).toHaveAccessibleDescription(/Read as 12,000/);
  await followers.fill('12,000');
  await expect(followers).not.toHaveAccessibleDescription(/Read as/);
  await followers.fill('1.2m');
  await expect(followers).toHaveAccessibleDescription(/Read as 1,200,000/);
  await expectAccessible(page);
  await nextButton(page).click();
  await text(page, application.questions.highest_gmv.label).fill('4.500');
  await expect(text(page, application.questions.highest_gmv.label)).toHaveAccessibleDescription(
    /Read as \$4,500/,
  );
  await page.goto('/live-selling-survey?step=7');
  const check = page.getByRole('region', { name: application.check.heading });
  await expect(check).toContainText(`${application.questions.follower_count.label}1,200,000`);
  await expect(check).toContainText(`${application.questions.highest_gmv.label}$4,500`);
});

test('offers both readings of an ambiguous number as buttons', async ({ page, site }) => {
  await openStep(page, 1, { email: 'asked@example.com' });
  const followers = text(page, application.questions.follower_count.label);
  await followers.fill('1.234k');
  await nextButton(page).click();
  await expectStep(page, 1);
  await expect(followers).toBeFocused();
  await expect(followers).toHaveAccessibleDescription(containing(application.numbers.which));
  await expectAccessible(page);
  await page.getByRole('button', { name: '1,234,000' }).click();
  await expect(followers).toHaveValue('1,234,000');
  await expect(followers).toBeFocused();
  await expect(followers).not.toHaveAttribute('aria-invalid');
  await nextButton(page).click();
  await expectStep(page, 2);
  await page.goto('/live-selling-survey?step=7');
  await submitButton(page).click();
  await expect(page.getByRole('heading', sentHeading)).toBeVisible();
  expect(await site.rows(table, 'asked@example.com')).toMatchObject([{ follower_count: 1234000 }]);
});

test("stores the calculator's numbers correctly and shows how each was parsed", async ({ page, site }) => {
  await page.goto(roi.path);
  await roi.expectHydrated(page);
  await roi.fill(page, 'meant@example.com');
  for (const [name, value, read] of [
    [forms['roi-calculator'].inputs.viewers_per_event.label, '6.500', /Read as 6,500/],
    [forms['roi-calculator'].inputs.average_order_value.label, '48,00', /Read as \$48/],
    [forms['roi-calculator'].inputs.profit_margin.label, '42,0 %', /Read as 42%/],
    [forms['roi-calculator'].inputs.conversion_rate.label, '2.500', /Read as 2\.5%/],
  ] as const) {
    await roi.field(page, name).fill(value);
    await expect(roi.field(page, name)).toHaveAccessibleDescription(read);
  }
  await expect(roi.slider(page, forms['roi-calculator'].inputs.viewers_per_event.slider)).toHaveValue('6500');
  await expectAccessible(page);
  await roi.calculateButton(page).click();
  await expect(roi.updateButton(page)).toBeVisible();
  expect(await roi.readStoredRows(site, 'meant@example.com')).toEqual([roi.row('meant@example.com')]);

  await roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label).fill('6.500k');
  await roi.field(page, forms.contact.fields.email.label).or(roi.updateButton(page)).first().focus();
  await expect(
    roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label),
  ).toHaveAccessibleDescription(containing(forms['roi-calculator'].odd.twoNumbers));
  await expect(roi.figures(page).first()).toHaveText('$0');
  await expectAccessible(page);
  await page.getByRole('button', { name: '6,500', exact: true }).click();
  await expect(roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label)).toHaveValue('6,500');
  await expect(roi.field(page, forms['roi-calculator'].inputs.viewers_per_event.label)).toBeFocused();
  await expect(roi.figures(page).first()).toHaveText('$31,200');
});

test('shows a hint for rates above 100% and negative numbers, but calculates with them', async ({
  page,
  site,
}) => {
  await page.goto(roi.path);
  await roi.expectHydrated(page);
  await roi.fill(page, 'hints@example.com');
  for (const [name, value, hint] of [
    [forms['roi-calculator'].inputs.profit_margin.label, '420', containing(forms['roi-calculator'].odd.over)],
    [
      forms['roi-calculator'].inputs.conversion_rate.label,
      '250',
      containing(forms['roi-calculator'].odd.over),
    ],
    [
      forms['roi-calculator'].inputs.events_per_month.label,
      '-4',
      containing(forms['roi-calculator'].odd.negative),
    ],
  ] as const) {
    await roi.field(page, name).fill(value);
    await roi.field(page, name).blur();
    await expect(roi.field(page, name)).toHaveAccessibleDescription(hint);
  }
  await expectAccessible(page);
  await roi.calculateButton(page).click();
  await expect(roi.updateButton(page)).toBeVisible();
  expect(await roi.readStoredRows(site, 'hints@example.com')).toMatchObject([
    {
      profit_margin: 420,
      conversion_rate: 250,
      events_per_month: -4,
      calculated_monthly_revenue: -3_120_000,
    },
  ]);
  await roi.field(page, forms['roi-calculator'].inputs.profit_margin.label).fill('42');
  await expect(
    roi.field(page, forms['roi-calculator'].inputs.profit_margin.label),
  ).not.toHaveAccessibleDescription(containing(forms['roi-calculator'].odd.over));
});
