import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Answers } from '@/components/answers';
import { StepList } from '@/components/step-list';
import admissions from '@/content/admissions';
import { email, telephone } from '../_data/contact-links';
import { UpcomingDates } from '../_site/upcoming-dates';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';

export const metadata = pageMetadata('admissions-process');

export default function AdmissionsProcess() {
  const { title, lead, steps, labels, questions, parentQuestions, nextStep } = admissions;
  return (
    <SiteLayout page="admissions-process" nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <Section>
        <StepList
          labels={labels}
          steps={steps.map(({ offersContact, ...step }) => ({
            ...step,
            contact: offersContact && <HeadOfSchool />,
          }))}
        />
      </Section>
      <UpcomingDates />
      <Section ground="sunk" labelledBy="questions">
        <h2 id="questions" className="font-display text-section tracking-tight">
          {questions.heading}
        </h2>
        <p className="mt-3 max-w-measure print:mt-1">{questions.text}</p>
        <ul className="mt-8 grid gap-x-16 md:grid-cols-2 print:mt-2 print:grid-cols-2">
          {questions.items.map((question) => (
            <li key={question} className="border-t border-line py-4 print:py-1">
              {question}
            </li>
          ))}
        </ul>
      </Section>
      {parentQuestions && <Answers {...parentQuestions} />}
    </SiteLayout>
  );
}

function HeadOfSchool() {
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 print:mt-1">
      <a href={email.href} className="inline-flex min-h-11 min-w-11 items-center print:min-h-0">
        {admissions.labels.write}
      </a>
      <a href={telephone.href} className="inline-flex min-h-11 min-w-11 items-center print:min-h-0">
        {admissions.labels.call} {telephone.shown}
      </a>
    </p>
  );
}
