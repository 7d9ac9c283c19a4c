import { defineConfig, globalIgnores } from 'eslint/config';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

export default defineConfig([
  ...coreWebVitals,
  ...typescript,
  globalIgnores(['.next/', 'out/', '.preview/', 'public/', 'next-env.d.ts', 'test-results/']),
  {
    rules: {
      // Links are plain <a>: following a link to the page one is on reloads it (specification,
      // section 2), and next/link is a client component, which would put scripts on every page.
      '@next/next/no-html-link-for-pages': 'off',
      // components/photo.tsx writes <picture> from files made before the build: next/image is a
      // client component and needs a server.
      '@next/next/no-img-element': 'off',
    },
  },
]);
