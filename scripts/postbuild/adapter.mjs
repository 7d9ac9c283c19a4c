import { tsImport } from 'tsx/esm/api';

/**
 * The build adapter: `next build` runs it after it has written the export, and fails if it throws.
 *
 * @type {import('next').NextAdapter}
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 */
const adapter = {
  name: 'scripts/postbuild',
  async onBuildComplete() {
    const { postbuild } = await tsImport('./postbuild.ts', import.meta.url);
    await postbuild().catch((/** @type {Error} */ error) => {
      // Next prints an error with its stack trace, and a string as it is.
      throw error.name === 'UserError' ? `\n${error.message}` : error;
    });
  },
};

export default adapter;
