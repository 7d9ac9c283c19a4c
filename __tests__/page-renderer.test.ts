import pages from '@/e2e/fixture/content/pages';
import { renderPages } from '@/scripts/check/rendered-pages';
import { loadSchool } from '@/scripts/school/load-school';

/** What the check renders from the fixture with a few of its pages and other modules. */
async function rendered(rows: typeof pages.rows, modules: Record<string, unknown>) {
  const school = await loadSchool('e2e/fixture', {});
  const content = { ...school.content, ...modules, pages: { ...pages, rows } };
  return renderPages({ ...school, content });
}

test('a page that can’t be rendered gets a message', async () => {
  const { diagnostics } = await rendered(pages.rows, { home: {} });
  const message = expect.stringMatching(/^\/ can’t be rendered: .+\. Undo/);
  expect(diagnostics).toEqual([{ file: 'content/home.ts', message }]);
});

test('a page may have the name of a package', async () => {
  const garden = pages.rows.find(({ id }) => id === 'our-garden')!;
  const row = { ...garden, path: '/react', id: 'react' };
  const { default: react } = await import('@/e2e/fixture/content/our-garden');
  const found = await rendered([...pages.rows, row], { react });
  expect(found.diagnostics).toEqual([]);
  expect(found.pages.at(-1)!.elements).toContainEqual(expect.objectContaining({ name: 'h1' }));
});
