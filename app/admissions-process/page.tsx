import { ContentsRow } from '@/components/contents-row';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { StepList } from '@/components/step-list';
import { TextLink } from '@/components/text-link';
import words from '@/content/admissions-process';
import { email, telephone } from '../_lib/contact-links';
import { TopPhoto } from '../_blocks/top-photo';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';

export const generateMetadata = () => pageMetadata('admissions-process');

export default function AdmissionsProcess() {
  const { title, lead, contents, photo, steps, labels, sections, nextStep } = words;
  return (
    <SiteLayout page="admissions-process" sections={sections} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      {contents && <ContentsRow title={contents} parts={[...steps, ...sections]} />}
      <TopPhoto photo={photo} />
      <Section>
        <StepList
          labels={labels}
          steps={steps.map(({ offersContact, ...step }) => ({
            ...step,
            contact: offersContact && (
              <p className="mt-5 flex flex-wrap gap-x-6">
                <TextLink href={email.href}>{labels.write}</TextLink>
                <TextLink href={telephone.href}>{`${labels.call} ${telephone.value}`}</TextLink>
              </p>
            ),
          }))}
        />
      </Section>
    </SiteLayout>
  );
}
