import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { screenPaths } from './scripts/lint/screen-paths.js';

/** For an hour or two after midnight in Sweden, the day of UTC is yesterday. */
const dayOfUtc = {
  selector:
    "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString'][arguments.0.value=0][arguments.1.value=10]",
  message: 'People count days by the clock of Sweden: toLocalDate of @bff/domain/shared/time.',
};

const spreadLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Properties stand in the object itself, not in a literal that is spread into it.',
};

/** The server renews this table only if nobody has read it for a tenth of a second: who asks often is told the same for ever. */
const staleLockTable = {
  selector: ':matches(Literal[value=/innodb_trx/i], TemplateElement[value.raw=/innodb_trx/i])',
  message: 'The server may answer with what it knew long ago: @db/testing/lock-waits.',
};
/** A page's data has instants in milliseconds: thirteen digits, among which an amount's stand now and then. */
const digitsWithinOthers = {
  selector:
    "CallExpression[callee.object.property.name='not'][callee.property.name=/^to(Match|Contain)$/] > :matches(Literal[regex.pattern=/[0-9]{5}/], Literal[value=/^[0-9]{5,}$/])",
  message: 'Digits may stand within an instant: amountsIn of access/testing/amounts looks for whole figures.',
};
const everywhere = [spreadLiteral, staleLockTable, digitsWithinOthers];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'packages/*/dist/',
      'storybook-static/',
      '.data/',
      '.cache/',
      'data/',
      'test-results/',
      '**/*.cjs',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are oxlint's (.oxlintrc.json, decision 0580).
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'max-lines': ['error', 400],
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Text browsers drop the query of a form that names no address (docs/decisions/0135).
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='action']))",
          message: 'A form says where it goes: PostForm for its own address, else an action.',
        },
        {
          selector: "ImportDeclaration[source.value='@remix-run/react'] ImportSpecifier[imported.name='Form']",
          message: 'Forms are those of ~/forms: Form in dashboards, PostForm elsewhere.',
        },
        dayOfUtc,
        ...everywhere,
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/i18n/use-translation.ts'],
    rules: {
      // Decision 1040: what asks for a text knows which there are.
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-i18next',
              importNames: ['useTranslation', 'Trans', 'Translation', 'withTranslation'],
              message: 'The one that knows the keys is in ~/i18n/use-translation.',
            },
            {
              name: 'i18next',
              importNames: ['TFunction', 't'],
              message: 'Translate of ~/i18n/text-keys knows the keys.',
            },
          ],
        },
      ],
    },
  },
  { files: ['{app,e2e}/**/*.ts'], rules: { 'no-restricted-syntax': ['error', dayOfUtc, ...everywhere] } },
  // A screen, or a part of several, is taken in at one look.
  { files: ['app/**/*.tsx'], rules: { 'max-lines': ['error', 200] } },
  // The form of dashboards is made of it.
  { files: ['app/forms/Form.tsx'], rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
  // Decision 0581: what is read from a database is kept for that database.
  {
    files: ['bff/domain/**/*.ts', 'access/testing/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      // Of the process, whatever database it has: a password's hash, what the product registers, the calendar, the map of the country and what its neighbours' regions are called, what fonts hold.
      'bff/domain/accounts/{password-hash,testing/managed-users,user-managers}.ts',
      'bff/domain/erasure/personal-data.ts',
      'bff/domain/documents/pdf-page.ts',
      'bff/domain/maps/{base-map,main-roads}.ts',
      'bff/domain/payments/order-port.ts',
      'bff/domain/places/region-name.ts',
      'bff/domain/pricing/testing/reference-price.ts',
      'bff/domain/shared/stockholm-days.ts',
      'access/testing/people.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Program > VariableDeclaration[kind='let'][declarations.0.init=null]",
          message: 'What is kept of the database is kept perConnection; what is of the process is named here.',
        },
        {
          selector:
            ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly/]) > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]',
          message: 'What is kept of the database is kept perConnection; what is of the process is named here.',
        },
        ...everywhere,
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/areas/**/routes.ts', '**/*.test.{ts,tsx}'],
    plugins: { house: { rules: { 'screen-paths': screenPaths } } },
    rules: { 'house/screen-paths': 'error' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  // Command-line programs and measurements print; everything else logs through pino.
  { files: ['scripts/**', 'bench/**', 'e2e/**', 'bff/seeds/**'], rules: { 'no-console': 'off' } },
);
