import content from '@/content/toddler-program';
import { ContentPage } from '../_layout/content-page';
import { pageMetadata } from '../_layout/page-metadata';

export const generateMetadata = () => pageMetadata('toddler-program');

export default function ToddlerProgram() {
  return <ContentPage page="toddler-program" content={content} />;
}
