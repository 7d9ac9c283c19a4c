import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { StepList } from '@/components/step-list';
import { TextLink } from '@/components/text-link';
import { Questions } from '@/components/titled-texts';
import words from '@/content/admissions-process';
import { email, telephone } from '../_lib/contact-links';
import { TopPhoto } from '../_blocks/photo';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';

export const generateMetadata = () => pageMetadata('admissions-process');

export default function AdmissionsProcess() {
  const { title, lead, photo, steps, labels, questions, parentQuestions, nextStep } = words;
  return (
    <SiteLayout page="admissions-process" sections={words.sections} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
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
      {questions && (
        <Section background="sunk" id="questions" heading={questions.heading} text={questions.text}>
          <Questions questions={questions.items} />
        </Section>
      )}
      {parentQuestions && (
        <Section id="answers" heading={parentQuestions.heading}>
          <Questions questions={parentQuestions.items} />
        </Section>
      )}
    </SiteLayout>
  );
}
