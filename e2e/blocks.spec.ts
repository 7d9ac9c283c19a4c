import { expect, test } from './test';
import { fixture } from './fixture-site';

// No block needs a script.
test.use({ javaScriptEnabled: false });

const { url } = fixture;

test.beforeEach(({ page }) => page.goto(url('/our-garden')));

test('each term has a definition, which may have links', async ({ page }) => {
  await expect(page.getByRole('term').first()).toHaveText('Boots');
  const definition = page.getByRole('main').getByRole('definition').first();
  await expect(definition.getByRole('link')).toHaveAccessibleName('the fee');
});

test('a placeholder names the photo it stands for', async ({ page }) => {
  const frame = page.getByRole('main').getByText('PHOTO', { exact: true });
  await expect(frame.locator('..')).toContainText('The coat hooks');
});

test('screen readers hear heights from the top down, in both units', async ({ page }) => {
  const list = page.getByRole('list').filter({ hasText: 'Hook' });
  await expect(list.getByRole('listitem')).toHaveText([
    'About as tall as a two-year-old, 34 inches, 87 cm',
    'Hook, 34 inches, 86 cm',
    'Gate of the coop, 29.5 inches, 75 cm',
  ]);
});
