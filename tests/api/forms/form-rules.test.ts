import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { formOf, siteForms } from '#shared/forms/forms.ts';
import { choices } from '#src/content/schemas/form-choices.ts';
import { choices as surveyChoices } from '#src/content/schemas/survey-choices.ts';
import { findErrors } from '#src/features/creator-survey/survey-rules.ts';
import { createSubscriberRule } from '#src/features/newsletter/newsletter-rules.ts';
import { createStoredRule } from '#src/forms/fields/field-errors.ts';
import { backends } from '#tests/support/database/test-database.ts';
import {
  standardTexts,
  storedFormTexts,
  surveyTexts,
  textsOfForm,
  tooLongText,
} from '#tests/support/forms/form-texts.ts';
import { fullAnswers } from '#tests/support/forms/survey-answers.ts';
import { createRandomBelow } from '#tests/support/run/seeded-random.ts';
import { addressPieces, invalidAddresses, validAddresses } from '#tests/support/server/addresses.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { setUpApp } from '#tests/support/server/start-app.ts';

type FieldRule = (column: never, value: string) => string | undefined;

const customRules: { [table in TableName]?: FieldRule } = {
  newsletter_subscribers: createSubscriberRule(textsOfForm('newsletter')),
  live_selling_survey_responses: (column: 'email', value) =>
    findErrors({ ...fullAnswers, [column]: value }, surveyTexts)[column],
};

const findRule = (table: TableName): FieldRule =>
  customRules[table] ?? createStoredRule({ ...storedFormTexts, ...standardTexts(formOf(table).texts ?? '') });

const tables = Object.keys(payloads) as TableName[];
const rejectionTexts = [
  storedFormTexts.email,
  storedFormTexts.invisible,
  textsOfForm('newsletter').invalid.description,
];

/** Options of the select fields, by table and column. */
const optionsByTable: [string, Record<string, readonly string[]>][] = [
  ...siteForms.flatMap(({ table, texts }): typeof optionsByTable => {
    const fields = texts ? Object.entries(standardTexts(texts).fields) : [];
    const lists = fields.flatMap(([name, { options }]) => (options ? [[name, Object.keys(options)]] : []));
    return lists.length > 0 ? [[table, Object.fromEntries(lists)]] : [];
  }),
  ['early_access_signups', { interested_feature: choices.interested_feature }],
  ['live_selling_survey_responses', surveyChoices],
];

const columnsWithOptions = new Set([
  ...optionsByTable.flatMap(([, lists]) => Object.keys(lists)),
  'source',
  'intro_video_url',
]);

const createText = (column: string, characters: number) =>
  column === 'email' ? `${'a'.repeat(characters - 5)}@b.co` : '🎥'.repeat(characters);

/** ASCII-only JSON, as many libraries write it: twelve bytes for each character outside the BMP. */
const toAsciiJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

for (const backend of backends)
  describe(`form rules and table constraints on the ${backend} database`, () => {
    const testApp = setUpApp(backend);
    const columns = new Map<TableName, string[]>();
    const most = new Map<string, number>();

    before(async () => {
      const texts = await testApp.query(`
        select table_name as table, column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'text'`);
      for (const table of tables) {
        const own = texts.filter((column) => column.table === table).map(({ name }) => String(name));
        columns.set(
          table,
          own.filter((name) => !columnsWithOptions.has(name)),
        );
      }
    });

    const sendChangedPayload = async (table: TableName, change: Record<string, unknown>) => {
      await testApp.query(`delete from ${table}`);
      return insert(testApp.app, table, { ...payloads[table], ...change });
    };

    async function findMaxLength(table: TableName, column: string): Promise<number> {
      let [fits, toomany] = [10, 50_000];
      while (toomany - fits > 1) {
        const characters = Math.floor((fits + toomany) / 2);
        const { statusCode } = await sendChangedPayload(table, { [column]: createText(column, characters) });
        if (statusCode === 201) fits = characters;
        else toomany = characters;
      }
      return fits;
    }

    for (const [table, lists] of optionsByTable) {
      test(`offers the same options as the constraints of ${table}: ${Object.keys(lists)}`, async () => {
        const checks = (
          await testApp.query(`
            select pg_get_constraintdef(oid) as text from pg_constraint
            where conrelid = 'public.${table}'::regclass and contype = 'c'`)
        ).map(({ text }) => String(text));
        for (const [column, values] of Object.entries(lists)) {
          const check = checks.find((text) => new RegExp(`\\b${column}\\b[^']*ARRAY\\[`).test(text)) ?? '';
          const taken = [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([, value]) => value);
          assert.deepEqual([...new Set(taken)].filter(Boolean).sort(), [...values].sort(), column);
        }
      });
    }

    for (const table of tables) {
      test(`reports a field as too long from one character above its column limit in ${table}`, async (context) => {
        for (const column of columns.get(table) ?? []) {
          const characters = await findMaxLength(table, column);
          most.set(`${table}.${column}`, characters);
          const checkLength = (length: number) =>
            findRule(table)(column as never, createText(column, length));
          assert.equal(checkLength(characters), undefined, `${column}: ${characters}`);
          assert.equal(checkLength(characters + 1), tooLongText(characters.toLocaleString('en-US')), column);
        }
        context.diagnostic(`${[...most].filter(([name]) => name.startsWith(table)).join('; ')}`);
      });

      test(`stores the largest possible row in ${table}, in any JSON encoding`, async (context) => {
        const change = Object.fromEntries(
          (columns.get(table) ?? []).map((column) => [
            column,
            createText(column, most.get(`${table}.${column}`) ?? 0),
          ]),
        );
        for (const body of [JSON, { stringify: toAsciiJson }].map(({ stringify }) =>
          stringify({ ...payloads[table], ...change }),
        )) {
          await testApp.query(`delete from ${table}`);
          const response = await insert(testApp.app, table, body);
          assert.equal(response.statusCode, 201, `${body.length} characters: ${response.body}`);
          context.diagnostic(`${Buffer.byteLength(body)} bytes`);
        }
      });

      test(`accepts the same email addresses in the form as in the table ${table}`, async (context) => {
        const seed = Number(process.env.ADDRESS_SEED ?? randomInt(2 ** 31));
        const next = createRandomBelow(seed);
        const random = Array.from({ length: 150 }, () =>
          Array.from({ length: 1 + next(7) }, () => addressPieces[next(addressPieces.length)]).join(''),
        );
        context.diagnostic(`ADDRESS_SEED=${seed}`);
        for (const text of [...validAddresses, ...invalidAddresses, ...random].filter(
          (one) => one.trim() !== '',
        )) {
          const response = await sendChangedPayload(table, { email: text });
          const message = findRule(table)('email' as never, text);
          assert.equal(
            response.statusCode,
            message === undefined ? 201 : 400,
            `${JSON.stringify(text)}: the form says ${message}, the table ${response.body}`,
          );
        }
        for (const text of validAddresses)
          assert.equal(findRule(table)('email' as never, text), undefined, text);
        for (const text of invalidAddresses) {
          assert.ok(rejectionTexts.includes(findRule(table)('email' as never, text) ?? ''), text);
          const { statusCode, body } = await sendChangedPayload(table, { email: text });
          assert.equal(statusCode, 400, JSON.stringify(text));
          assert.match(JSON.parse(body).code, text.includes('\0') ? /22P05/ : /23514/, JSON.stringify(text));
        }
      });
    }
  });
