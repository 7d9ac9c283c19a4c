import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { cardSize } from '@/components/photo-sizes';
import colors from '@/content/colors';
import pages from '@/content/pages';
import school from '@/content/school';
import { photoFiles } from '../../_site/generated';
import { cardName } from '../../_site/page-metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

const canonicalPages = pages.filter((page) => !page.sameAs);

export function generateStaticParams() {
  return canonicalPages.map((page) => ({ card: cardName(page) }));
}

/**
 * The picture that link previews show of a page, 1200 × 630: its photograph with its name on a
 * sheet of paper.
 */
export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = canonicalPages.find((each) => cardName(each) === card);
  if (!page) throw new Error(`No page has the card ${card}.`);

  const { original, card: shown } = photoFiles(page.photo);
  const photo = sharp(join(process.cwd(), original), { failOn: 'error' }).autoOrient();
  const [title, below] =
    page.path === '/' ? [school.name, school.postalAddress.town] : [page.name, school.name];
  const sheet = hasLettersOf(title + below) && (await drawSheet(title, below));
  const jpeg = await photo
    .flatten({ background: colors.light.paper })
    .extract(shown)
    .resize(cardSize)
    .composite(sheet ? [{ input: sheet }] : [])
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}

async function drawSheet(title: string, below: string): Promise<Buffer> {
  const sheet = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', alignItems: 'flex-end' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          gap: 14,
          maxWidth: 860,
          padding: '40px 64px 48px 56px',
          borderTopRightRadius: 32,
          background: colors.light.paper,
          color: colors.light.ink,
          fontFamily: alphabets.join(', '),
        }}
      >
        <div style={{ fontSize: 76, lineHeight: 1.05, letterSpacing: '-0.02em' }}>
          {title.normalize()}
        </div>
        <div style={{ fontSize: 32, color: colors.light.sage }}>{below.normalize()}</div>
      </div>
    </div>,
    { ...cardSize, fonts: await Promise.all(alphabets.map(readFont)) },
  );
  return Buffer.from(await sheet.arrayBuffer());
}

/** The font files: Fraunces for Latin letters, Literata for Cyrillic and Greek. */
const alphabets = [
  'fraunces-latin',
  'fraunces-latin-ext',
  'fraunces-vietnamese',
  'literata-cyrillic',
  'literata-greek',
  'literata-greek-ext',
];

async function readFont(alphabet: string) {
  const [font = ''] = alphabet.split('-');
  const files = join(process.cwd(), 'node_modules/@fontsource', font, 'files');
  const data = await readFile(join(files, `${alphabet}-600-normal.woff`));
  return { name: alphabet, data, weight: 600 as const };
}

/**
 * Whether the font files have every letter of a text: European languages in Latin, Greek and Cyrillic
 * script, and Vietnamese. For any other letter, next/og would ask Google for a font, so the card is
 * then only the photograph.
 */
function hasLettersOf(text: string): boolean {
  return /^[ -~\u00a0-\u0137\u0139-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0384-\u03ce\u0401-\u044f\u0451-\u045f\u0490\u0491\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u1f00-\u1ffe–—‘’“”•…№]*$/.test(
    text.normalize(),
  );
}
