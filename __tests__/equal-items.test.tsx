/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/blocks/data-table';
import { Heights } from '@/components/blocks/heights';
import { People } from '@/components/blocks/people';
import { Questions } from '@/components/blocks/questions';
import { Steps } from '@/components/blocks/steps';
import { Terms } from '@/components/blocks/terms';
import { Voices } from '@/components/blocks/voices';
import { ContactDetails } from '@/components/contact-details';
import { Highlights } from '@/components/highlights';
import { NextStep } from '@/components/next-step';
import { PageContents } from '@/components/page-contents';
import { SiteNotices } from '@/components/site-notices';
import { paragraphsOf } from '@/components/paragraphs-of';

const twice = <Item,>(item: Item) => [item, item];
const text = 'A text.';
const height = { name: 'Shelf', cm: 66 };
const noDrawing = () => undefined;
const link = { label: 'A', href: '/' };

const lists: Record<string, ReactNode> = {
  columns: <DataTable table={{ caption: 'A', columns: twice('A'), rows: [twice('A')] }} />,
  heights: (
    <Heights heights={twice(height)} toFillIn={twice('A')} school="A" drawingOf={noDrawing} />
  ),
  people: <People people={twice({ name: 'Ana' })} />,
  questions: <Questions questions={twice({ question: 'A?', answer: text })} />,
  steps: <Steps steps={twice({ title: 'Snack', text })} />,
  terms: <Terms terms={twice({ term: 'A', text })} />,
  voices: <Voices voices={twice({ text, who: 'Ana' })} />,
  'contact details': <ContactDetails details={twice({ label: 'A', value: 'A' })} />,
  sections: (
    <PageContents title="A" sections={twice({ id: 'a', title: 'A' })}>
      {null}
    </PageContents>
  ),
  facts: <Highlights items={twice({ label: 'A', value: 'A' })} />,
  links: <NextStep heading="A" text={text} links={twice(link)} photo="" photoByDay="" />,
  notices: <SiteNotices name="A" notices={twice({ text, from: '', until: '' })} />,
  paragraphs: paragraphsOf(twice(text), ''),
};

test.each(Object.keys(lists))(
  'two equal %s cause no error in the console of the editing server',
  (name) => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    render(lists[name]);
    expect(logged).not.toHaveBeenCalled();
  },
);
