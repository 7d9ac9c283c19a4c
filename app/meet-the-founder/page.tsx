import type schema from '@/content/schema/meet-the-founder';
import { LetterPage } from '../_layout/letter-page';
import { pageMetadata } from '../_layout/page-metadata';
import { contentOf } from '../_lib/content-of';

export const generateMetadata = () => pageMetadata('meet-the-founder');

export default async function MeetTheFounder() {
  const content = await contentOf<typeof schema>('meet-the-founder');
  return <LetterPage page="meet-the-founder" content={content} variant="arch" />;
}
