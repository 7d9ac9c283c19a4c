import toddlerProgram from '@/content/toddler-program';
import { pageMetadata } from '../_site/page-metadata';
import { WordsPage } from '../_site/words-page';

export const metadata = pageMetadata('toddler-program');

export default function ToddlerProgram() {
  return <WordsPage id="toddler-program" words={toddlerProgram} />;
}
