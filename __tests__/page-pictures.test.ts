import { photoOf } from '@/app/_lib/photos';
import photos from '@/e2e/fixture/content/photos';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

// No build has made photos.
jest.mock('../.generated/photos.json', () => ({}), { virtual: true });

describe('a photo', () => {
  const listed = (key: string) => ({
    original: `content/photos/${key}.jpg`,
    width: 900,
    height: 600,
    focus: [50, 50],
    isEvening: false,
    files: [{ name: 'missing.avif', width: 900, height: 600 }],
  });
  it('has its description and its evening version', () => {
    jest.replaceProperty(photos, 'hal', { alt: 'Hal', evening: 'porch' });
    expect(photoOf('hal')).toEqual({ alt: 'Hal', day: listed('hal'), evening: listed('porch') });
  });

  it('without a row has its name as a description', () => {
    expect(photoOf('attic')).toEqual({ alt: 'attic', day: listed('attic'), evening: undefined });
  });
});

test('the logo and the icon may be a PNG', async () => {
  write('content/drawings', { 'logo.png': '', 'icon.svg': '' });
  jest.spyOn(process, 'cwd').mockReturnValue(pathOf());
  const { logoFile, iconFile } = await import('@/app/_lib/drawings');
  expect([logoFile, iconFile]).toEqual(['logo.png', 'icon.svg']);
});
