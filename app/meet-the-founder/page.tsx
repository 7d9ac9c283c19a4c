import content from '@/content/meet-the-founder';
import { LetterPage } from '../_layout/letter-page';
import { pageMetadata } from '../_layout/page-metadata';

export const generateMetadata = () => pageMetadata('meet-the-founder');

export default function MeetTheFounder() {
  return <LetterPage page="meet-the-founder" content={content} variant="arch" />;
}
