import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Which workspace may import which. Dependencies point one way; see CONTRIBUTING.md. */
const allowedImports = {
  domain: ['domain'],
  'search-config': ['search-config', 'domain'],
  web: ['web', 'search-config', 'domain'],
  api: ['api', 'search-config', 'domain'],
  indexer: ['indexer', 'search-config', 'domain'],
  stack: ['stack', 'search-config', 'domain'],
  tests: ['tests', 'stack', 'api', 'indexer', 'web', 'search-config', 'domain'],
};

export default defineConfig(
  { ignores: ['**/node_modules/', 'build/', '.data*/', 'test-results/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/elements': Object.keys(allowedImports).map((type) => ({
        type,
        // From the root: `tests/integration/api` is part of the tests.
        pattern: `${type}/**/*`,
        mode: 'full',
      })),
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(allowedImports).map(([type, allow]) => ({
            from: { element: { type } },
            allow: { to: { element: { type: allow } } },
          })),
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Each of these brings several kilobytes to every page.
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink'],
              message: 'Use components/link.tsx.',
            },
            { name: 'react-i18next', importNames: ['Trans'], message: 'Use components/rich-text.tsx.' },
          ],
        },
      ],
    },
  },
  {
    // A tool reads these by their default export.
    files: ['**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**/*.mjs', '*.config.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
