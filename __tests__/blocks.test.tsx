import { render } from '@testing-library/react';
import { formatFeed } from '@/app/_data/feed';
import { allPosts } from '@/app/_data/posts';
import { absoluteUrl } from '@/app/_site/page-metadata';
import { wordsOf } from '@/app/_site/words-of';
import { People } from '@/components/blocks/people';
import { Voices } from '@/components/blocks/voices';

jest.mock('@/app/_site/words-of', () => ({ wordsOf: jest.fn() }));

test('feed readers get the newest post first, and each post has its own address', async () => {
  const posts = [
    { date: '2031-10-05', id: '2031-10-05', title: 'Jam & <bread>', paragraphs: ['[Ask](/) ]]>'] },
    { date: '2031-11-02', id: 'press', title: '“Press”', paragraphs: ['Two.', 'Lines.'] },
  ];
  jest.mocked(wordsOf).mockImplementation(async (id) => {
    if (id !== 'home') return undefined;
    const sections = [{ title: 'News', blocks: ['Read on.', { posts }] }];
    return { title: 'Home', sections, nextStep: { heading: '', text: '', links: [] } };
  });
  const feed = new DOMParser().parseFromString(formatFeed(await allPosts()), 'application/xml');
  const texts = (selector: string) =>
    [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts('entry > title')).toEqual(['“Press”', 'Jam & <bread>']);
  expect(texts('content')).toEqual(['Two.\n\nLines.', 'Ask ]]>']);
  expect(texts('id')).toEqual(['/', '/#press', '/#2031-10-05'].map(absoluteUrl));
  const [newest, older] = ['2031-11-02T12:00:00Z', '2031-10-05T12:00:00Z'];
  expect(texts('updated')).toEqual([newest, newest, older]);
});

test('initials stand in for a missing portrait, but only where somebody else has one', () => {
  const names = ['Hal', 'Đặng Thị Ánh', '王小明', 'Ольга Ivanova'];
  const people = names.map((name) => ({ name }));
  const initials = ({ container }: ReturnType<typeof render>) =>
    [...container.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
  const ana = { name: 'Ana Lima', picture: <img alt="" /> };
  expect(initials(render(<People people={[...people, ana]} />))).toEqual(['H', 'ĐÁ', '王', 'ОI']);
  const { container } = render(<People people={people} />);
  expect(container.querySelectorAll('li > div')).toHaveLength(names.length);
});

test('what a family says in another language is marked for screen readers', () => {
  const voices = [{ text: '“Gracias.”', who: 'Elena', lang: 'es' }];
  const { container } = render(<Voices voices={voices} />);
  expect(container.querySelector('[lang="es"]')).toHaveTextContent('“Gracias.”');
});
