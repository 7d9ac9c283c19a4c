import { Letter } from '@/components/letter';
import { PhotoFrame } from '@/components/photo-frame';
import { founder } from '@/content/founder';
import { school } from '@/content/school';
import { Frame } from '../frame';
import { pageMetadata } from '../page-metadata';
import { Picture } from '../picture';

export const metadata = pageMetadata('/meet-the-founder');

export default function MeetTheFounder() {
  const { nextStep, portrait, ...letter } = founder;
  return (
    <Frame path="/meet-the-founder" nextStep={nextStep}>
      <Letter
        {...letter}
        signature={[school.headOfSchool, school.name]}
        beside={
          'photo' in portrait ? (
            <Picture photo={portrait.photo} layout="margin" first />
          ) : (
            <PhotoFrame {...portrait} shape="portrait" />
          )
        }
        picture={(key) => <Picture photo={key} layout="measure" />}
      />
    </Frame>
  );
}
