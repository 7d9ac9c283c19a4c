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
  const page = canonicalPages.find((each) => cardName(each) === card)!;
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

const alphabets = ['fraunces-latin', 'fraunces-latin-ext', 'fraunces-vietnamese'];

async function readFont(alphabet: string) {
  const file = `node_modules/@fontsource/fraunces/files/${alphabet}-600-normal.woff`;
  return { name: alphabet, data: await readFile(join(process.cwd(), file)), weight: 600 as const };
}

/**
 * Whether the font files have every letter of a text: European languages in Latin script, and
 * Vietnamese. For any other letter, next/og would ask Google for a font, so the card is then only the
 * photograph.
 */
function hasLettersOf(text: string): boolean {
  return /^[ -~\u00a0-ňŊ-žƠơƯưȘ-țẀ-ẅẞẠ-ỹ–—‘’“”•…]*$/.test(text.normalize());
}
