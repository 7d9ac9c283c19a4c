import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { photoFiles } from '@/components/photo-files';
import { pages } from '@/content/pages';
import { school } from '@/content/school';
import { cardName } from '../../_site/page-metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

const own = pages.filter((page) => !page.sameAs);

export function generateStaticParams() {
  return own.map((page) => ({ card: cardName(page) }));
}

/**
 * The picture that link previews show of a page, 1200 × 630: its photograph with its name on a
 * sheet of paper.
 */
export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = own.find((each) => cardName(each) === card);
  if (!page) throw new Error(`No page has the card ${card}.`);

  const fraunces = await readFile(
    join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  );
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
          background: '#fbf7f0',
          color: '#2a231c',
          fontFamily: 'Fraunces',
        }}
      >
        <div style={{ fontSize: 76, lineHeight: 1.05, letterSpacing: '-0.02em' }}>
          {page.path === '/' ? school.name : page.name}
        </div>
        <div style={{ fontSize: 32, color: '#2c4a3a' }}>
          {page.path === '/' ? school.address.town : school.name}
        </div>
      </div>
    </div>,
    { width: 1200, height: 630, fonts: [{ name: 'Fraunces', data: fraunces, weight: 600 }] },
  );
  const photo = join(process.cwd(), 'public', 'photos', photoFiles(page.photo).card.file);
  const jpeg = await sharp(photo)
    .composite([{ input: Buffer.from(await sheet.arrayBuffer()) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
